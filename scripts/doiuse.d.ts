// Declares the parts of doiuse that are used here; the package does not export its types.
declare module 'doiuse' {
  import type { AcceptedPlugin } from 'postcss'

  type Usage = {
    feature: string
    /** `missing` lists the browsers that do not support the feature. */
    featureData?: { title: string; missing?: string }
  }
  export default function doiuse(options: { onFeatureUsage: (usage: Usage) => void }): AcceptedPlugin
}
