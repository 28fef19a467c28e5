// Order of the parts of a field. Descriptions are below, so that fields next to each other are aligned.
type Part = 'label' | 'input' | 'description' | 'error'
export const order: Part[] = ['label', 'input', 'error', 'description']
