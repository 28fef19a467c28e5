// Types of doiuse, whose own are not among its exports: what is used here.
declare module 'doiuse' {
  import type { AcceptedPlugin } from 'postcss'

  type Usage = {
    feature: string
    /** `missing` names the browsers that do not know it. */
    featureData?: { title: string; missing?: string }
  }
  export default function doiuse(options: { onFeatureUsage: (usage: Usage) => void }): AcceptedPlugin
}
