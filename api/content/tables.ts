// Tables of the catalog's versions: changes with their edits, published versions of topics, and publications.
import { sql } from 'drizzle-orm'
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from '../store/columns.ts'
import type { EntryEdit } from './entries.ts'

export const changeStates = ['draft', 'inReview', 'scheduled', 'published', 'withdrawn'] as const

/** Kinds of notes: comments of staff, and acts. */
export type NoteKind =
  | 'comment'
  | 'submitted'
  | 'returned'
  | 'approved'
  | 'published'
  | 'withdrawn'
  | 'failed'

export type ChangeState = (typeof changeStates)[number]

/**
 * Set of edits that are published together. Changes without an author contain the files of a release, which
 * `npm run migrate` publishes.
 */
export const catalogChanges = pgTable(
  'catalog_changes',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    state: text().$type<ChangeState>().notNull(),
    /** Staff member who created the change; null for files of a release. */
    createdBy: text('created_by'),
    createdAt: instant('created_at').notNull(),
    /** Staff member who submitted the change for review. */
    submittedBy: text('submitted_by'),
    approvedBy: text('approved_by'),
    /** Time at which an approved change is published; null to publish it with the approval. */
    publishAt: instant('publish_at'),
    publishedAt: instant('published_at'),
    /** Reason why the change could not be published at its time. */
    problem: text(),
  },
  (table) => [
    index('catalog_changes_state').on(table.state, table.id),
    index('catalog_changes_due').on(table.publishAt, table.id),
  ],
)

/** Edits of a change: one row for each entry of a topic that the change adds, replaces, moves or removes. */
export const catalogEdits = pgTable(
  'catalog_edits',
  {
    changeId: text('change_id')
      .notNull()
      .references(() => catalogChanges.id, { onDelete: 'cascade' }),
    topic: text().notNull(),
    /** Id of the entry in its topic, such as `gifts/milk-bags` (`entries.ts`). */
    entry: text().notNull(),
    /** Data of the entry; null if the change removes the entry. */
    data: jsonb(),
    /** Entry after which the entry is moved: an id, an empty text for the first place, or null to keep its place. */
    after: text(),
    /** Digest of the published entry on which the edit is based; null for a new entry. */
    baseDigest: text('base_digest'),
    changedBy: text('changed_by').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.changeId, table.topic, table.entry] })],
)

/**
 * Published version of a topic: its data, or the edits that lead to it from the version before. A large topic with one
 * changed entry is therefore stored as this entry, and a process that has the version before reads only this entry.
 */
export const catalogVersions = pgTable(
  'catalog_versions',
  {
    id: text().primaryKey(),
    changeId: text('change_id')
      .notNull()
      .references(() => catalogChanges.id),
    topic: text().notNull(),
    /** Data of the topic; null if it is stored as edits only. */
    data: jsonb().$type<object>(),
    /** Version to which the edits apply; null without edits. */
    baseId: text('base_id'),
    edits: jsonb().$type<EntryEdit[]>(),
    /** Number of versions since the last one with data. */
    depth: integer().notNull().default(0),
    /** Number of entries; null for versions of earlier releases. */
    entries: integer(),
    /** SHA-256 of the data. A process does not load a version whose data is the same as its file. */
    digest: text().notNull(),
  },
  (table) => [
    uniqueIndex('catalog_versions_change').on(table.changeId, table.topic),
    index('catalog_versions_topic').on(table.topic, table.id),
  ],
)

/** Publications, newest last. The publication with the highest number applies. */
export const catalogPublications = pgTable('catalog_publications', {
  number: integer().primaryKey(),
  changeId: text('change_id')
    .notNull()
    .references(() => catalogChanges.id),
  publishedAt: instant('published_at').notNull(),
})

/** Version of each topic in each publication. */
export const catalogPublishedVersions = pgTable(
  'catalog_published_versions',
  {
    number: integer().notNull(),
    topic: text().notNull(),
    versionId: text('version_id')
      .notNull()
      .references(() => catalogVersions.id),
  },
  (table) => [
    primaryKey({ columns: [table.number, table.topic] }),
    // Names the key, because the default name is longer than PostgreSQL allows.
    foreignKey({
      name: 'catalog_published_versions_publication',
      columns: [table.number],
      foreignColumns: [catalogPublications.number],
    }).onDelete('cascade'),
    index('catalog_published_versions_version').on(table.versionId),
  ],
)

/** Comments on a change, and its history. */
export const catalogNotes = pgTable(
  'catalog_notes',
  {
    id: text().primaryKey(),
    changeId: text('change_id')
      .notNull()
      .references(() => catalogChanges.id, { onDelete: 'cascade' }),
    kind: text().$type<NoteKind>().notNull(),
    text: text().notNull(),
    /** Staff member; null for the hub. */
    author: text(),
    at: instant('at').notNull(),
  },
  (table) => [index('catalog_notes_change').on(table.changeId, table.id)],
)

/** Pictures that staff uploaded for entries. The uploaded file is in `uploads`, which also deletes it. */
export const catalogPictures = pgTable(
  'catalog_pictures',
  {
    /** First 40 characters of the SHA-256 of the stored file, which are part of its path. */
    digest: text().primaryKey(),
    uploadId: text('upload_id').notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    uploadedBy: text('uploaded_by').notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
    /** First publication of a version with the picture. Published pictures stay, because versions can be restored. */
    publishedAt: instant('published_at'),
  },
  (table) => [
    // Finds pictures that may be unused.
    index('catalog_pictures_unpublished')
      .on(table.digest)
      .where(sql`${table.publishedAt} is null`),
  ],
)
