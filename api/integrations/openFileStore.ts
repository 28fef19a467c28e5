// Picks where uploaded files are kept: in the bucket that the configuration names, on this disk where it names none.
import type { Config } from '../process/config.ts'
import { openDiskFileStore, uploadsIn } from './diskFileStore.ts'
import type { FileStore } from './fileStore.ts'
import { isConfigured } from './isConfigured.ts'
import { openS3FileStore } from './s3FileStore.ts'

/** @returns with a `check` where it may be unreachable, or not ours */
export const openFileStore = (config: Config): FileStore & { check?: () => Promise<void> } =>
  isConfigured(config, 'bucket') ? openS3FileStore(config) : openDiskFileStore(uploadsIn(config.DATA_FOLDER))
