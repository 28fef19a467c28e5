/** Returns a short form of a ticket id, which is sufficient to distinguish the tickets of one member. */
export const shortTicket = (ticket: string) => ticket.slice(-6)
