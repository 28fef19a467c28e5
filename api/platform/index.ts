// What the other tags may know of uploads.
export { releaseUploads, takeUploads, uploadAddress } from './uploads/uploads.ts'
