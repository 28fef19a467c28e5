// Index of components: a list at the side on wide screens, a select at the top on phones.
import { Wordmark } from '#src/ui/frames/Wordmark.tsx'
import { anchorOf } from './Piece.tsx'
import type { Group } from './pieces.ts'

export function Index({ groups }: { groups: readonly Group[] }) {
  return (
    <nav
      aria-label="Components"
      lang="en"
      className="hidden border-r border-line bg-raised md:sticky md:top-0 md:block md:h-dvh md:self-start md:overflow-y-auto md:px-4 md:py-5"
    >
      <a href="#content" className="block rounded-control px-2">
        <Wordmark text="Gallery" />
      </a>
      {groups.map((group) => (
        <div key={group.name} className="mt-6">
          <p className="px-3 text-xs text-ink-soft">{group.name}</p>
          <ul>
            {group.pieces.map(({ name }) => (
              <li key={name}>
                <a
                  href={`#${anchorOf(name)}`}
                  className="flex min-h-9 items-center rounded-full px-3 text-sm transition-colors hover:bg-blush hover:text-accent"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

/** Variant of the index for phones, as a select. */
export function IndexSelect({ groups }: { groups: readonly Group[] }) {
  return (
    <select
      aria-label="Go to a component"
      value=""
      onChange={(event) => location.assign(`#${event.target.value}`)}
      className="min-h-11 min-w-0 flex-1 rounded-full border border-line-strong bg-raised px-4 text-sm md:hidden"
    >
      <option value="">Go to…</option>
      {groups.map((group) => (
        <optgroup key={group.name} label={group.name}>
          {group.pieces.map(({ name }) => (
            <option key={name} value={anchorOf(name)}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
}
