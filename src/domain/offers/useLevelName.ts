// React hook for the name of a level. Names are data, and reasons contain only the number of a level.
import { useGetUserInfo } from '#generated/hooks/account.ts'

export function useLevelName(): (level: number) => string {
  const { memberLevelList } = useGetUserInfo().data
  return (level) => memberLevelList.find((each) => each.level === level)?.name ?? String(level)
}
