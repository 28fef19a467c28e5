// Exports the functions for uploads that modules of other API tags may use.
export { releaseUploads, attachUploads, uploadAddress } from './uploads/uploads.ts'
