/** Short form of a ticket id that distinguishes the tickets of a member. */
export const shortTicket = (ticket: string) => ticket.slice(-6)
