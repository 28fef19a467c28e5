import { hydrateRoot } from 'react-dom/client'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { createBaselineRouter } from './router.tsx'

hydrateRoot(document, <RouterClient router={createBaselineRouter()} />)
