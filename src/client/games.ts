// Calls of the tag `games`.
export * from '../../generated/hooks/games.ts'
