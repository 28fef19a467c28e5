// Downloads selected parcels as a CSV file.
import { useMutation } from '@tanstack/react-query'
import { exportParcels } from '#generated/backOffice/calls/backOfficeParcels.ts'

export const useExport = () =>
  useMutation({
    ...exportParcels.mutation,
    onSuccess: ({ fileName, csv }) => {
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
      link.download = fileName
      link.click()
      URL.revokeObjectURL(link.href)
    },
  })
