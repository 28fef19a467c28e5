// What the other tags may know of uploads.
export { releaseUploads, attachUploads, uploadAddress } from './uploads/uploads.ts'
