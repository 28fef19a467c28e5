// Defines events of the log about external services.
import type { EventDefinition } from './definition.ts'

export const servicesEvents = {
  message_not_sent: {
    level: 'error',
    meaning: 'an email or text message was not sent. Check the email server or the phone gateway',
    fields: ['error'],
  },
  bucket_unavailable: {
    level: 'error',
    meaning: 'the bucket did not respond or rejected the key. Check `S3_URL` and its keys',
    fields: ['error'],
  },
  breached_passwords_unavailable: {
    level: 'warn',
    meaning:
      'the service at `BREACHED_PASSWORDS_URL` failed; a new password was compared with the embedded list only. Check the service',
    fields: ['fault'],
  },
  push_not_sent: {
    level: 'warn',
    meaning:
      'a push service did not respond or rejected a message; the hub tries again in 10 minutes. Check `PUSH_PUBLIC_KEY`',
    fields: ['fault'],
  },
  social_sign_in_failed: {
    level: 'warn',
    meaning: 'a sign-in with `provider` failed: the provider is `unavailable`, or the identity was `refused`',
    fields: ['provider', 'why', 'error'],
  },
  staff_sign_in_failed: {
    level: 'warn',
    meaning: 'a sign-in of a staff member failed: the issuer is `unavailable`, or it `refused` the person',
    fields: ['why', 'fault'],
  },
  valkey_unavailable: {
    level: 'warn',
    meaning: 'Valkey failed; each server counts rate limits separately. Restore Valkey',
    fields: ['fault'],
  },
  valkey_recovered: { level: 'info', meaning: 'servers share rate-limit counters again', fields: [] },
  replica_unavailable: {
    level: 'warn',
    meaning: 'the replica failed or lags; the primary answers all reads. Restore the replica',
    fields: ['fault'],
  },
  replica_recovered: { level: 'info', meaning: 'the server reads from the replica again', fields: [] },
} as const satisfies Record<string, EventDefinition>
