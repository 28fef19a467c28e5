// Styles of the panel. They use the color variables of the page, so that the panel has the theme of the page.

export const panelStyle = `
:host { display: block; }
section {
  background: var(--raised, Canvas); color: var(--ink, CanvasText);
  border-bottom: 1px solid var(--line-strong, GrayText); font: 400 14px/1.4 system-ui, sans-serif;
}
summary { padding: 4px 16px; cursor: pointer; overflow-wrap: anywhere; }
details[open] { padding-bottom: 12px; }
.fields, .link, .chosen { display: flex; flex-wrap: wrap; gap: 8px 12px; padding: 4px 16px; margin: 0; align-items: end; }
.chosen:empty { display: none; }
.chosen, ul { list-style: none; }
label { display: grid; gap: 2px; flex: 1 1 150px; min-width: 0; max-width: 360px; }
.link label { max-width: 720px; flex-basis: 240px; }
label span { color: var(--ink-soft, inherit); font-size: 12px; }
select, input, button {
  font: inherit; color: inherit; background: var(--surface, Field); border: 1px solid var(--line-strong, GrayText);
  border-radius: 6px; min-height: 36px; padding: 0 8px; box-sizing: border-box; max-width: 100%;
}
select, input { width: 100%; }
button { cursor: pointer; overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid var(--accent, Highlight); outline-offset: 1px; }
[role=alert] {
  display: flex; flex-wrap: wrap; gap: 8px; justify-content: space-between; align-items: start; padding: 8px 16px;
  background: var(--negative-soft, #fdd); color: var(--negative-ink, #600);
}
[role=alert][hidden] { display: none; }
[role=alert] ul { margin: 0; padding: 0; overflow-wrap: anywhere; }
@media print { section { display: none; } }
`
