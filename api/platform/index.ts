// Exports the functions for uploads that other tags may use.
export { releaseUploads, attachUploads, uploadAddress } from './uploads/uploads.ts'
