// Due rows of the jobs that delete expired data.
import { sql } from 'drizzle-orm'
import { id, longAgo, numbers, rowsLeft, type Due } from './dueRowParts.ts'

export const purgedRows = {
  'purge idempotency keys': {
    stuck: { table: 'idempotent_answers', on: 'delete', column: 'key_hash', value: '3' },
    fill: (rows) => [
      sql`insert into idempotent_answers (scope, operation, key_hash, request_hash, created_at)
        select 'visitor', 'any', n, n, ${longAgo} from ${numbers(rows)}`,
    ],
    ...rowsLeft('idempotent_answers'),
  },
  'purge rate-limit counters': {
    stuck: { table: 'rate_counts', on: 'delete', column: 'key', value: '3' },
    fill: (rows) => [sql`insert into rate_counts (key, points, expire) select n, 1, 0 from ${numbers(rows)}`],
    ...rowsLeft('rate_counts'),
  },
  'purge expired credentials': {
    stuck: { table: 'sessions', on: 'delete', column: 'id' },
    fill: (rows) => [
      sql`insert into sessions (id, member_id, token_hash, created_at, expires_at)
        select ${id}, 'm' || n, n, ${longAgo}, ${longAgo} from ${numbers(rows / 5)}`,
      sql`insert into code_tickets (ticket_hash, account, purpose, expires_at)
        select n, n, 'login', ${longAgo} from ${numbers(rows / 5)}`,
      sql`insert into recovery_links (account, token_hash, sent_at, expires_at)
        select n, n, ${longAgo}, ${longAgo} from ${numbers(rows / 5)}`,
      sql`insert into verify_codes (account, purpose, browser_hash, code_hash, tries, sent_at, expires_at, tries_until)
        select n, 'login', n, n, 0, ${longAgo}, ${longAgo}, ${longAgo} from ${numbers(rows / 5)}`,
      sql`insert into passkey_challenges (challenge_hash, purpose, holder_hash, expires_at)
        select n, 'signIn', n, ${longAgo} from ${numbers(rows / 5)}`,
    ],
    ...rowsLeft('sessions', 'code_tickets', 'recovery_links', 'verify_codes', 'passkey_challenges'),
  },
  'purge sign-in attempts': {
    stuck: { table: 'social_tickets', on: 'delete', column: 'ticket_hash', value: '3' },
    fill: (rows) => [
      sql`insert into social_attempts (state_hash, binding_hash, provider, intent, redirect, expires_at)
        select n, n, 'google', 'login', '/', ${longAgo} from ${numbers(rows / 2)}`,
      sql`insert into social_tickets (ticket_hash, intent, provider, issuer, subject, expires_at)
        select n, 'login', 'google', 'issuer', n, ${longAgo} from ${numbers(rows / 2)}`,
    ],
    ...rowsLeft('social_attempts', 'social_tickets'),
  },
  'purge tracking events': {
    stuck: { table: 'tracking_events', on: 'delete', column: 'id' },
    fill: (rows) => [
      sql`insert into tracking_events (id, trace_id, uid, name, type, content, received_at)
        select ${id}, n, '', 'view', 'page', '{}', ${longAgo} from ${numbers(rows)}`,
    ],
    ...rowsLeft('tracking_events'),
  },
  'purge dead letters': {
    stuck: { table: 'dead_letters', on: 'delete', column: 'id' },
    fill: (rows) => [
      sql`insert into dead_letters (id, body_hash, subject, body, reason, received_at)
        select ${id}, n, n, '{}', 'unknown error', ${longAgo} from ${numbers(rows)}`,
    ],
    ...rowsLeft('dead_letters'),
  },
  'purge ownerless orders': {
    stuck: { table: 'orders', on: 'delete', column: 'id' },
    fill: (rows) => [
      sql`insert into orders (id, shop_order_id, number, placed_at, changed_at, state, currency, items, subtotal, discount,
          shipping, total, voucher_codes)
        select ${id}, n, '–', ${longAgo}, ${longAgo}, 'paid', 'THB', '[]', 0, 0, 0, 0, '[]' from ${numbers(rows)}`,
    ],
    ...rowsLeft('orders'),
  },
  'purge drafts': {
    stuck: { table: 'questionnaire_drafts', on: 'delete', column: 'id' },
    fill: (rows) => [
      sql`insert into questionnaire_drafts (id, questionnaire, secret_hash, version, answers, saved_at)
        select ${id}, 'any', n, 1, '[]', ${longAgo} from ${numbers(rows)}`,
    ],
    ...rowsLeft('questionnaire_drafts'),
  },
  'purge unclaimed answers': {
    stuck: { table: 'questionnaire_submissions', on: 'delete', column: 'id' },
    fill: (rows) => [
      sql`insert into questionnaire_submissions (id, questionnaire, version, claim_hash, answers, submitted_at)
        select ${id}, 'any', 1, n, '[]', ${longAgo} from ${numbers(rows)}`,
    ],
    ...rowsLeft('questionnaire_submissions'),
  },
  'purge contact messages': {
    stuck: { table: 'contact_messages', on: 'delete', column: 'id' },
    fill: (rows) => [
      sql`insert into contact_messages (id, reference, topic, reply_to, text, attachments, language, received_at)
        select ${id}, n, 'other', 'a@example.com', 'text', '[]', 'th', ${longAgo} from ${numbers(rows)}`,
    ],
    ...rowsLeft('contact_messages'),
  },
  'purge notices': {
    stuck: { table: 'notices', on: 'delete', column: 'id' },
    fill: (rows) => [
      sql`insert into notices (id, member_id, kind, params, reference, at)
        select ${id}, 'm' || n, 'welcome', '{}', n, ${longAgo} from ${numbers(rows)}`,
    ],
    ...rowsLeft('notices'),
  },
  'purge emails about notices': {
    stuck: { table: 'notice_emails', on: 'delete', column: 'id' },
    fill: (rows) => [
      sql`insert into notice_emails (id, member_id, due_at, sent_at)
        select ${id}, 'm' || n, ${longAgo}, ${longAgo} from ${numbers(rows)}`,
    ],
    ...rowsLeft('notice_emails'),
  },
  'purge pushes about notices': {
    stuck: { table: 'notice_pushes', on: 'delete', column: 'id' },
    fill: (rows) => [
      sql`insert into notice_pushes (id, member_id, due_at, sent_at)
        select ${id}, 'm' || n, ${longAgo}, ${longAgo} from ${numbers(rows)}`,
    ],
    ...rowsLeft('notice_pushes'),
  },
  'purge audit entries': {
    stuck: { table: 'audit_entries', on: 'delete', column: 'id' },
    fill: (rows) => [
      sql`insert into audit_entries (id, at, what, member_id)
        select ${id}, ${longAgo}, 'signed-in', 'm' || n from ${numbers(rows)}`,
    ],
    ...rowsLeft('audit_entries'),
  },
  'purge check-ins': {
    stuck: { table: 'check_ins', on: 'delete', column: 'member_id', value: 'm3' },
    fill: (rows) => [
      sql`insert into check_ins (member_id, game, date, cycle_start, streak, at)
        select 'm' || n, 'normalCheckIn', ${longAgo}::date, ${longAgo}::date, 1, ${longAgo} from ${numbers(rows / 4)}`,
      sql`insert into check_in_pauses (member_id, game, date)
        select 'm' || n, 'normalCheckIn', ${longAgo}::date from ${numbers(rows / 4)}`,
      sql`insert into ticket_purchases (member_id, draw, date, bought)
        select 'm' || n, 'any', ${longAgo}::date, 1 from ${numbers(rows / 4)}`,
      sql`insert into draw_tickets (id, member_id, draw, reference, number, granted_at)
        select ${id}, 'm' || n, 'any', n, 0, ${longAgo} from ${numbers(rows / 4)}`,
    ],
    ...rowsLeft('check_ins', 'check_in_pauses', 'ticket_purchases', 'draw_tickets'),
  },
  'purge gift parcels': {
    stuck: { table: 'gift_parcels', on: 'delete', column: 'claim_id' },
    fill: (rows) => [
      sql`insert into gift_parcels (claim_id, kind, address_hash, claimed_at)
        select ${id}, 'newBaby', n, ${longAgo} from ${numbers(rows)}`,
    ],
    ...rowsLeft('gift_parcels'),
  },
  'purge referral payments': {
    stuck: { table: 'referral_payments', on: 'delete', column: 'account_hash' },
    fill: (rows) => [
      sql`insert into referral_payments (account_hash, paid_at) select ${id}, ${longAgo} from ${numbers(rows)}`,
    ],
    ...rowsLeft('referral_payments'),
  },
  'purge unused uploads': {
    stuck: { table: 'uploads', on: 'delete', column: 'id' },
    fill: (rows) => [
      sql`insert into uploads (id, purpose, content_type, size, announced_at)
        select ${id}, 'contact', 'image/png', 1, ${longAgo} from ${numbers(rows)}`,
    ],
    ...rowsLeft('uploads'),
  },
  'purge staff data': {
    stuck: { table: 'staff_sessions', on: 'delete', column: 'token_hash', value: '3' },
    fill: (rows) => [
      sql`insert into staff_sessions (token_hash, staff_id, roles, issuer_tokens, created_at, used_at, checked_at,
          confirmed_at)
        select n, 's' || n, '[]', '', ${longAgo}, ${longAgo}, ${longAgo}, ${longAgo} from ${numbers(rows / 5)}`,
      sql`insert into review_claims (kind, item_id, staff_id, claimed_until)
        select 'proof', n, 's' || n, ${longAgo} from ${numbers(rows / 5)}`,
      sql`insert into staff_approvals (id, kind, member_id, amount, reason, requested_by, requested_at)
        select n, 'coins', 'm', 1, '', 's', ${longAgo} from ${numbers(rows / 5)}`,
      sql`insert into staff_reasons (id, at, staff_id, operation, reason)
        select n, ${longAgo}, 's', '', '' from ${numbers(rows / 5)}`,
      sql`insert into approval_parcels (approval_id, position, kind, source_id, stored_at)
        select 'a', n, 'gift', n, ${longAgo} from ${numbers(rows / 5)}`,
    ],
    ...rowsLeft('staff_sessions', 'review_claims', 'staff_approvals', 'staff_reasons', 'approval_parcels'),
  },
} satisfies Record<string, Due>
