# Runs all servers of OpenStack Swift with its S3 API in one process on loopback, from Debian's python3-swift. Takes a
# folder, prints its port when it listens, and exits when its standard input closes.
import os
import sys

import eventlet
from eventlet import wsgi

eventlet.monkey_patch()

from swift.common import utils  # noqa: E402

folder = sys.argv[1]
devices = os.path.join(folder, 'devices')
os.makedirs(os.path.join(devices, 'one'))


def write(name, text):
    path = os.path.join(folder, name)
    with open(path, 'w') as file:
        file.write(text)
    return path


# Write this file first, because the modules below read it on import.
utils.SWIFT_CONF_FILE = write(
    'swift.conf',
    '[swift-hash]\nswift_hash_path_suffix = hub\n[storage-policy:0]\nname = one\ndefault = yes\n',
)

from swift.common.http_protocol import SwiftHttpProtocol  # noqa: E402
from swift.common.ring import RingBuilder  # noqa: E402
from swift.common.wsgi import loadapp  # noqa: E402

settings = f'[DEFAULT]\nswift_dir = {folder}\ndevices = {devices}\nmount_check = false\nlog_level = ERROR\n'

front = '''[pipeline:main]
pipeline = catch_errors s3api tempauth proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_hub_files = at-night .admin
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
'''


class NoCache:
    """Replaces memcached and stores nothing."""

    def get(self, *_, **__):
        return None

    def set(self, *_, **__):
        pass

    delete = set


def serve(listener, name, config):
    app = loadapp(write(f'{name}.conf', settings + config))

    def with_cache(environ, start_response):
        environ['swift.cache'] = NoCache()
        return app(environ, start_response)

    eventlet.spawn(wsgi.server, listener, with_cache, protocol=SwiftHttpProtocol, log_output=False)


def listen():
    listener = eventlet.listen(('127.0.0.1', 0))
    return listener, listener.getsockname()[1]


listeners = {}
for name in ('account', 'container', 'object'):
    listeners[name], port = listen()
    ring = RingBuilder(2, 1, 1)
    ring.add_dev({'region': 1, 'zone': 1, 'weight': 1, 'ip': '127.0.0.1', 'port': port, 'device': 'one'})
    ring.rebalance()
    ring.get_ring().save(os.path.join(folder, f'{name}.ring.gz'))
for name, listener in listeners.items():
    serve(listener, name, f'[app:main]\nuse = egg:swift#{name}\n')
listener, port = listen()
serve(listener, 'proxy', front)
print(port, flush=True)
eventlet.hubs.trampoline(sys.stdin.fileno(), read=True)
os._exit(0)
