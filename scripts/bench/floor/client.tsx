import { hydrateRoot } from 'react-dom/client'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { createFloorRouter } from './router.tsx'

hydrateRoot(document, <RouterClient router={createFloorRouter()} />)
