// Opens the store of uploaded files: the configured bucket, or the local disk.
import type { Config } from '../process/config.ts'
import { openDiskFileStore, uploadsIn } from './diskFileStore.ts'
import type { FileStore } from './fileStore.ts'
import { isConfigured } from './isConfigured.ts'
import { openS3FileStore } from './s3FileStore.ts'

/** @returns the file store; for a bucket, also a function `check` that tests the configuration */
export const openFileStore = (config: Config): FileStore & { check?: () => Promise<void> } =>
  isConfigured(config, 'bucket') ? openS3FileStore(config) : openDiskFileStore(uploadsIn(config.DATA_FOLDER))
