// Reads tasks of members, most important first. The task of agreeing to a policy has no reward, because consent must be
// given freely.
import * as z from 'zod/mini'
import type { components } from '#generated/schema.d.ts'
import { aboutBaby, amount, field, localized, localizedName } from './schema.ts'
import data from './tasks.json' with { type: 'json' }
import { defineTopic } from './topic.ts'

export type TaskName = components['schemas']['TaskName']

const names = {
  'agree-policy': true,
  'verify-email': true,
  'first-check-in': true,
  'complete-profile': true,
  'add-baby': true,
  'add-address': true,
} satisfies Record<TaskName, true>

const task = z.strictObject({
  task: z.custom<TaskName>((name) => typeof name === 'string' && Object.hasOwn(names, name)),
  link: field(
    'Page of the task',
    z.string().check(z.startsWith('/')),
    'Path of the page on which the member completes the task.',
  ),
  reward: z.strictObject({ coins: amount, points: amount }),
  aboutBaby,
  fields: field(
    'Required fields of the profile',
    z.optional(z.array(z.enum(['birthday', 'avatar', 'lastName', 'cupSize', 'siliconePlugSize']))),
    'Profile fields that the member must fill in; only for the task `complete-profile`.',
  ),
  name: localizedName,
  text: localized,
})

export type Task = z.infer<typeof task>

const schema = z.array(task).check(
  z.refine(
    (rows) => new Set(rows.map((row) => row.task)).size === Object.keys(names).length,
    '`task` must be unique, and each task must be listed',
  ),
  z.refine(
    (rows) => rows.every((row) => row.task !== 'agree-policy' || row.reward.coins + row.reward.points === 0),
    '`reward` of agree-policy must be 0 coins and 0 points',
  ),
)

export const tasksTopic = defineTopic({ name: 'tasks', file: data, key: 'task', schema })
export const tasks = tasksTopic.content

/** Task whose prize new members get for joining, because the registration confirms an email address or phone number. */
export const joiningTask = 'verify-email' satisfies TaskName

export const rewardOfTask = (name: TaskName) =>
  tasks().find(({ task: each }) => each === name)?.reward ?? { coins: 0, points: 0 }

/** Returns the coins and points for joining: the only source of the number that pages and messages promise. */
export const joiningReward = () => rewardOfTask(joiningTask)
