// Exports what the other tags may use of uploads.
export { releaseUploads, attachUploads, uploadAddress } from './uploads/uploads.ts'
