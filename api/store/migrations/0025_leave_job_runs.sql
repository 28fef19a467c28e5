-- In place of DROP TABLE, which is for a later release: servers of the one before still write it.
COMMENT ON TABLE "job_runs" IS 'Nobody uses it who has this migration: the next release drops it.';
