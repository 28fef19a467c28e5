/** What tells a ticket from a member's others, short enough to be read. */
export const shortTicket = (ticket: string) => ticket.slice(-6)
