// Made from openapi.yaml by `npm run generate`. Do not edit.
export interface paths {
    "/api/back-office/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the session of the staff member
         * @description Returns the staff member with roles and permissions. A session ends 8 hours after its sign-in, or after 30
         *     minutes without a call.
         */
        get: operations["getStaffSession"];
        put?: never;
        post?: never;
        /** End the session of the staff member */
        delete: operations["endStaffSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List items that wait for a decision
         * @description Returns the items that wait for a decision, oldest first.
         */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/reviews/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim an item for a decision
         * @description Reserves the requested item, or else the oldest unreserved item, for the staff member for 5 minutes. During this
         *     time, other staff members cannot decide on it. `item` is `null` if there is no such item, or if somebody else has reserved
         *     the requested item.
         */
        post: operations["claimReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/reviews/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide on a claimed item
         * @description Stores the decision of the staff member who has claimed the item. The decision takes effect 10 seconds later;
         *     until then, `undoReview` removes it. `decided` is false if the claim has ended or another decision exists.
         */
        post: operations["decideReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/reviews/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a decision that has not taken effect
         * @description Removes the decision, and claims the item for 5 minutes again. `undone` is false if the decision has taken
         *     effect.
         */
        post: operations["undoReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/reviews/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release a claimed item
         * @description Ends the claim of the staff member, so that other staff members can decide on the item. A stored decision remains.
         */
        post: operations["releaseReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/members/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find members
         * @description Finds members by email address, phone number, member id, order number, or voucher id or code. Only exact
         *     matches are found.
         */
        post: operations["findMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/members/{memberId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the account of a member
         * @description Returns the account of a member. Each call is recorded.
         */
        get: operations["readMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/members/{memberId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events of a member
         * @description Returns the timeline of a member: actions, coins, orders, gifts and notifications, newest first.
         */
        get: operations["listMemberEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/members/babies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the babies of a member
         * @description Returns the babies of a member. The call is recorded together with its reason.
         */
        post: operations["openBabies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/members/coins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give or take coins
         * @description Gives coins to a member, or takes coins if `coins` is negative. A gift above the limit of the roles waits
         *     until another staff member approves it. If the member has fewer coins than would be taken, no coins are taken.
         */
        post: operations["grantCoins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/members/end-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all sessions of a member
         * @description Ends all sessions of a member, so that every device must sign in again.
         */
        post: operations["endMemberSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/members/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the account of a member
         * @description Closes the account on behalf of a member who has asked for it, and notifies the member. The member can restore
         *     the
         *     account until it is erased.
         */
        post: operations["closeMemberAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/members/remove-second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the second factor of a member
         * @description Removes the authenticator app, passkeys and recovery codes of a member who has lost them, and notifies the
         *     member.
         */
        post: operations["removeSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/members/allow-gifts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Allow gifts beyond the limits
         * @description Allows a member to claim more gifts than the limits permit.
         */
        post: operations["allowGifts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/members/void-voucher": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void a voucher
         * @description Voids an unused voucher of a member. `changed` is false if the voucher is used or void already.
         */
        post: operations["voidVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List actions that wait for approval
         * @description Returns actions of staff members that wait for the approval of another staff member, oldest first.
         */
        get: operations["listApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/approvals/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or reject an action
         * @description Approves or rejects an action of another staff member. An approved action takes effect immediately. `decided` is
         *     false if a staff member has already decided, or if the caller requested the action.
         */
        post: operations["decideApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Code of a successful response.
         * @constant
         */
        SuccessCode: 200;
        /** @description Human-readable message in the request's language. */
        Message: string;
        /** @description Business error with a message for the user and a code for programs. The code is never 200. */
        Refusal: {
            /** @description Code of the error, as listed in `x-refusals` at the root of the contract. */
            code: number;
            message: components["schemas"]["Message"];
            data?: components["schemas"]["RefusalDetail"];
        };
        RefusalDetail: {
            reasons: components["schemas"]["Reason"][];
            /**
             * Format: date-time
             * @description Earliest time at which another attempt can succeed.
             */
            nextDate?: string;
            /** @description Countries whose members are eligible, if the member's country is the reason for the error. */
            regions?: components["schemas"]["Regions"];
            /**
             * @description Masked email address of the account, for the reason `HAS_EMAIL`.
             * @example m•••@example.com
             */
            maskedAddress?: string;
            /** @description Ticket and methods to complete the sign-in, for `SECOND_FACTOR_NEEDED`. */
            secondFactor?: components["schemas"]["SecondFactorTicket"];
        };
        Reason: {
            /** @description Code of the reason, as listed in `x-reasons` at the root of the contract. */
            code: string;
            /** @description Path of the invalid property in the request, with dots between the property names. */
            field?: string;
        };
        /**
         * @description Country code, ISO 3166-1 alpha-2.
         * @example TH
         */
        CountryCode: string;
        /**
         * Format: date-time
         * @description Time in UTC, ISO 8601.
         * @example 2026-11-21T02:59:42.000Z
         */
        Instant: string;
        /**
         * @description Opaque id.
         * @example 0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002
         */
        Id: string;
        /**
         * @description `cursor` of the next page; `null` on the last page.
         * @example 0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002
         */
        NextCursor: string | null;
        /** @description Countries whose members are eligible; empty if members of all countries are eligible. */
        Regions: components["schemas"]["CountryCode"][];
        /**
         * @description Second factor: `authenticator` is a code from an app (RFC 6238), `passkey` is any passkey of the member.
         * @enum {string}
         */
        SecondFactorMethod: "authenticator" | "passkey";
        /**
         * @description Ticket for a sign-in whose first factor succeeded. It is valid for `expiresInSeconds` and five attempts, in
         *     the browser of the first factor. `loginBySecondFactor` exchanges it for a session.
         */
        SecondFactorTicket: {
            ticket: components["schemas"]["SecondFactorTicketSecret"];
            /**
             * @description Number of seconds until the ticket expires.
             * @example 600
             */
            expiresInSeconds: number;
            /** @description Second factors that the member can use. A recovery code is always accepted as well. */
            methods: components["schemas"]["SecondFactorMethod"][];
        };
        /**
         * @description Opaque token with 256 random bits.
         * @example kT3vWq8Lr1mYx0Ja5dNs7cUe2HgSpFb9oZi4uRtKxQw
         */
        SecondFactorTicketSecret: string;
        /**
         * @description Role of a staff member; `x-staff` defines its permissions.
         * @enum {string}
         */
        StaffRole: "support" | "fulfillment" | "content" | "finance" | "admin";
        StaffSession: {
            id: components["schemas"]["Id"];
            /**
             * @description Email address that the OpenID provider reported; `null` if unknown.
             * @example support@example.com
             */
            email: string | null;
            roles: components["schemas"]["StaffRole"][];
            /** @description Permissions of all roles of the staff member. */
            permissions: string[];
            expiresAt: components["schemas"]["Instant"];
        };
        /**
         * @description Reason of the action. It is stored with the action.
         * @example the member wrote to us about a lost voucher
         */
        StaffReason: string;
        FindMembersRequest: {
            /**
             * @description Email address, phone number, member id, order number, or voucher id or code.
             * @example mali@example.com
             */
            query: string;
        };
        FoundMembers: {
            items: components["schemas"]["FoundMember"][];
        };
        FoundMember: {
            id: components["schemas"]["Id"];
            /**
             * @description First and last name.
             * @example Mali Srisuk
             */
            name: string;
            /**
             * @description Email address; `null` if unknown.
             * @example mali@example.com
             */
            email: string | null;
            /**
             * @description Phone number; `null` if unknown.
             * @example +66812345678
             */
            phone: string | null;
            countryCode: components["schemas"]["CountryCode"];
            joinedAt: components["schemas"]["Instant"];
        };
        MemberAccount: {
            member: components["schemas"]["FoundMember"];
            /**
             * @description Time zone of the member.
             * @example Asia/Bangkok
             */
            timeZone: string;
            /**
             * Format: date-time
             * @description Day of the last request; `null` if unknown.
             * @example 2026-11-20T08:00:00.000Z
             */
            lastSeenAt: string | null;
            /**
             * Format: date-time
             * @description Time after which the account is erased; `null` for an open account.
             * @example 2026-11-20T08:00:00.000Z
             */
            erasesAt: string | null;
            /**
             * @description Level of the member.
             * @example 2
             */
            level: number;
            /**
             * @description Unexpired coins.
             * @example 140
             */
            coins: number;
            /**
             * @description Points of this year.
             * @example 320
             */
            points: number;
            /**
             * @description Number of signed-in devices.
             * @example 1
             */
            sessions: number;
            /** @description True if the member has a second factor. */
            secondFactor: boolean;
            consents: {
                /**
                 * @description Purpose of the consent.
                 * @example marketingMail
                 */
                purpose: string;
                /** @description True if the member consents. */
                granted: boolean;
                /**
                 * Format: date-time
                 * @description Time of the last choice; `null` if the member has not chosen.
                 * @example 2026-11-20T08:00:00.000Z
                 */
                at: string | null;
            }[];
            /** @description The latest 20 vouchers. */
            vouchers: components["schemas"]["MemberVoucher"][];
            /** @description Gifts that the member sees, with the reasons why the member cannot claim them. */
            gifts: {
                /**
                 * @description English name of the gift.
                 * @example Cotton hat
                 */
                name: string;
                /** @description Reasons; empty if the member can claim the gift. */
                reasons: string[];
            }[];
        };
        MemberVoucher: {
            id: components["schemas"]["Id"];
            /**
             * @description English name of the voucher.
             * @example Welcome voucher
             */
            name: string;
            /**
             * @description State of the voucher.
             * @enum {string}
             */
            state: "active" | "reserved" | "used" | "void" | "expired";
            /**
             * @description Code in the shop; `null` if the member has not asked for it.
             * @example HUB-6SNG9-BEALA
             */
            code: string | null;
            grantedAt: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["Instant"];
        };
        MemberEvents: {
            items: components["schemas"]["MemberEvent"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        MemberEvent: {
            id: components["schemas"]["Id"];
            /**
             * @description Kind of the event.
             * @enum {string}
             */
            kind: "act" | "coins" | "order" | "gift" | "redemption" | "notification";
            at: components["schemas"]["Instant"];
            /**
             * @description Action, reason of the coins, number of the order, or English name of the gift.
             * @example Check-in
             */
            name: string;
            /**
             * @description Outcome, number of coins, or state; `null` if unknown.
             * @example +5
             */
            detail: string | null;
        };
        MemberActRequest: {
            memberId: components["schemas"]["Id"];
            reason: components["schemas"]["StaffReason"];
        };
        MemberBabies: {
            items: {
                /**
                 * @description Name; `null` if unknown.
                 * @example Nong
                 */
                name: string | null;
                /**
                 * Format: date
                 * @description Expected date of birth; `null` if unknown.
                 * @example 2026-01-10
                 */
                expectedOn: string | null;
                /**
                 * Format: date
                 * @description Date of birth; `null` before the birth.
                 * @example 2026-01-04
                 */
                bornOn: string | null;
            }[];
        };
        GrantCoinsRequest: {
            /** @description Random id of this action. A second call with the same id has no further effect. */
            id: components["schemas"]["Id"];
            memberId: components["schemas"]["Id"];
            /**
             * @description Number of coins to give; negative to take coins, never 0.
             * @example 50
             */
            coins: number;
            reason: components["schemas"]["StaffReason"];
        };
        CoinGrant: {
            /**
             * @description `done`: the coins were given or taken. `waiting`: another staff member must approve. `missing`: the member has
             *     fewer coins, and no coins were taken.
             * @enum {string}
             */
            state: "done" | "waiting" | "missing";
        };
        ClosedAccount: {
            erasesAt: components["schemas"]["Instant"];
        };
        EndedSessions: {
            /**
             * @description Number of ended sessions.
             * @example 2
             */
            ended: number;
        };
        ChangedAccount: {
            /** @description True if the action changed the account. */
            changed: boolean;
        };
        AllowGiftsRequest: {
            memberId: components["schemas"]["Id"];
            /**
             * @description Number of additional gifts.
             * @example 1
             */
            gifts: number;
            reason: components["schemas"]["StaffReason"];
        };
        AllowedGifts: {
            /**
             * @description Additional gifts that the member can claim.
             * @example 1
             */
            allowed: number;
        };
        VoidVoucherRequest: {
            memberId: components["schemas"]["Id"];
            voucherId: components["schemas"]["Id"];
            reason: components["schemas"]["StaffReason"];
        };
        Approvals: {
            items: components["schemas"]["Approval"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        Approval: {
            id: components["schemas"]["Id"];
            /**
             * @description Kind of the action that waits for approval. `coins` grants coins to a member.
             * @enum {string}
             */
            kind: "coins";
            memberId: components["schemas"]["Id"];
            /**
             * @description Number of coins.
             * @example 500
             */
            amount: number;
            reason: components["schemas"]["StaffReason"];
            /**
             * @description Email address of the staff member; `null` if unknown.
             * @example support@example.com
             */
            requestedBy: string | null;
            requestedAt: components["schemas"]["Instant"];
            /** @description True if the caller asked for the approval and cannot give it. */
            mine: boolean;
        };
        DecideApprovalRequest: {
            id: components["schemas"]["Id"];
            /**
             * @description Decision on the action.
             * @enum {string}
             */
            verdict: "approved" | "rejected";
        };
        ApprovalDecision: {
            /** @description True if the decision took effect. */
            decided: boolean;
        };
        /**
         * @description Kind of an item that staff decide on. `proof`: proof for a level benefit. `registration`: registered purchase.
         *     `review`: pictures of a product review.
         * @enum {string}
         */
        ReviewKind: "proof" | "registration" | "review";
        ReviewItem: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ReviewKind"];
            about: components["schemas"]["ReviewAbout"];
            countryCode: components["schemas"]["ReviewCountry"];
            submittedAt: components["schemas"]["Instant"];
            /** @description True if a staff member has claimed the item. */
            claimed: boolean;
        };
        /**
         * @description English name of the benefit, the product or the questionnaire.
         * @example Silicone bottle
         */
        ReviewAbout: string;
        /**
         * @description Country of the member; `null` for a visitor.
         * @example TH
         */
        ReviewCountry: string | null;
        ReviewList: {
            items: components["schemas"]["ReviewItem"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        ClaimReviewRequest: {
            id?: components["schemas"]["Id"];
            kind?: components["schemas"]["ReviewKind"];
            countryCode?: components["schemas"]["CountryCode"];
            /**
             * @description Id of an item. Without `id`, the oldest unreserved item after this one is reserved, or the oldest of all if
             *     no later item is unreserved.
             */
            after?: components["schemas"]["Id"];
        };
        ClaimedReview: {
            item: components["schemas"]["ReviewDetail"] | null;
        };
        ReviewDetail: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ReviewKind"];
            about: components["schemas"]["ReviewAbout"];
            countryCode: components["schemas"]["ReviewCountry"];
            submittedAt: components["schemas"]["Instant"];
            /**
             * @description Seconds until the claim ends.
             * @example 300
             */
            secondsLeft: number;
            /**
             * @description Language in which the member reads the decision.
             * @enum {string}
             */
            language: "en" | "id" | "th" | "vn";
            /**
             * @description Order number, as the member entered it; `null` for a proof.
             * @example TH-20417
             */
            orderNumber: string | null;
            /**
             * Format: date
             * @description Date of a registered purchase; `null` for other kinds.
             * @example 2026-11-12
             */
            purchasedOn: string | null;
            /**
             * @description Calendar year of the benefit; `null` for other kinds.
             * @example 2026
             */
            year: number | null;
            files: components["schemas"]["ReviewFile"][];
            member: components["schemas"]["ReviewMember"] | null;
            /** @description Other items with the same order number or the same picture, newest first, at most 20. */
            earlier: components["schemas"]["EarlierReview"][];
            /** @description Notification of the member for each possible decision. */
            previews: components["schemas"]["ReviewPreview"][];
        };
        ReviewFile: {
            id: components["schemas"]["Id"];
            /**
             * @description Media type of the file.
             * @example image/jpeg
             */
            contentType: string;
            /**
             * @description Size in bytes; `null` if unknown.
             * @example 284113
             */
            size: number | null;
            /**
             * @description Path of the file on the host of the back office.
             * @example /files/proof/0199d3f0/0199d3f1
             */
            url: string;
        };
        ReviewMember: {
            id: components["schemas"]["Id"];
            joinedAt: components["schemas"]["Instant"];
            /**
             * @description Level of the member.
             * @example 2
             */
            level: number;
            /**
             * @description Number of accepted items of this kind.
             * @example 3
             */
            accepted: number;
            /**
             * @description Number of refused items of this kind.
             * @example 1
             */
            refused: number;
        };
        EarlierReview: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ReviewKind"];
            /**
             * @description State of the earlier item.
             * @enum {string}
             */
            state: "submitted" | "accepted" | "refused";
            submittedAt: components["schemas"]["Instant"];
            /**
             * @description Id of the member; `null` for a visitor.
             * @example 0199d3f0-7f3e-7cc0-9c52-6d6a54a4c100
             */
            memberId: string | null;
            /** @description `picture`: the same file; `order`: the same order number. */
            matches: ("picture" | "order")[];
        };
        ReviewPreview: {
            verdict: components["schemas"]["ReviewVerdict"];
            /**
             * @description Reason of the refusal; `null` for an acceptance.
             * @example unreadable
             */
            reason: string | null;
            /**
             * @description Title of the notification, in the language of the member; `null` without a notification.
             * @example Purchase accepted
             */
            title: string | null;
            /**
             * @description Text of the notification, in the language of the member; `null` without a notification.
             * @example Your purchase was accepted.
             */
            text: string | null;
        };
        /**
         * @description Decision on an item.
         * @enum {string}
         */
        ReviewVerdict: "accepted" | "refused";
        DecideReviewRequest: {
            kind: components["schemas"]["ReviewKind"];
            id: components["schemas"]["Id"];
            verdict: components["schemas"]["ReviewVerdict"];
            /**
             * @description Reason of a refusal: one of the reasons in `previews`.
             * @example unreadable
             */
            reason?: string;
        };
        ReviewDecision: {
            /** @description True if the decision is stored. */
            decided: boolean;
            /**
             * Format: date-time
             * @description Time at which the decision takes effect; `null` if it is not stored.
             * @example 2026-11-21T10:01:10.000Z
             */
            appliesAt: string | null;
        };
        UndoReviewRequest: {
            kind: components["schemas"]["ReviewKind"];
            id: components["schemas"]["Id"];
        };
        ReleaseReviewRequest: {
            kind: components["schemas"]["ReviewKind"];
            id: components["schemas"]["Id"];
        };
        UndoneReview: {
            /** @description True if the decision was removed. */
            undone: boolean;
        };
    };
    responses: {
        /** @description The request is malformed or violates the contract; `data.reasons` lists the problems. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 400,
                 *       "message": "We couldn’t read some of what was sent. Please check it and try again.",
                 *       "data": {
                 *         "reasons": [
                 *           {
                 *             "code": "FORMAT",
                 *             "field": "account"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /**
         * @description There is no session cookie (10001002), or the session has ended (10001003): after 8 hours, after 30 minutes
         *     without a call, or because the OpenID provider no longer confirms the staff member.
         */
        StaffUnauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 10001002,
                 *       "message": "Please sign in to continue."
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /**
         * @description The roles of the staff member do not include the permission of `x-permission`, or the request comes from another
         *     site.
         */
        StaffForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 403,
                 *       "message": "This isn’t available with your membership. Please write to us if it should be."
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The resource does not exist or does not belong to the member. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 404,
                 *       "message": "We couldn’t find what you asked for. Please go back and try again."
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The request body is larger than `x-body-limit`. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 413,
                 *       "message": "That’s more than we can take at once. Please send less."
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The request body is not `application/json`. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 415,
                 *       "message": "Please send JSON."
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /**
         * @description The caller exceeded the rate limit of the operation's class; `Retry-After` contains the number of seconds to
         *     wait before a retry.
         */
        TooManyRequests: {
            headers: {
                /** @description Number of seconds to wait before a retry. */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 429,
                 *       "message": "That was a little too fast. Please wait a moment and try again."
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description An internal error; no data was changed. */
        Fault: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 500,
                 *       "message": "Something went wrong on our side. Nothing is lost; please try again."
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /**
         * @description The database is overloaded and no data was changed; `Retry-After` contains the number of seconds to wait before
         *     a retry.
         */
        Busy: {
            headers: {
                /** @description Number of seconds to wait before a retry. */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 503,
                 *       "message": "Many people are here right now. Please try again in a moment."
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /** @description `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned. */
        Cursor: string;
        /** @description Maximum number of items on the page. */
        Limit: number;
        /** @description Country of the members; if omitted, all countries. */
        CountryOfReviews: components["schemas"]["CountryCode"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type SuccessCode = components['schemas']['SuccessCode'];
export type Message = components['schemas']['Message'];
export type Refusal = components['schemas']['Refusal'];
export type RefusalDetail = components['schemas']['RefusalDetail'];
export type Reason = components['schemas']['Reason'];
export type CountryCode = components['schemas']['CountryCode'];
export type Instant = components['schemas']['Instant'];
export type Id = components['schemas']['Id'];
export type NextCursor = components['schemas']['NextCursor'];
export type Regions = components['schemas']['Regions'];
export type SecondFactorMethod = components['schemas']['SecondFactorMethod'];
export type SecondFactorTicket = components['schemas']['SecondFactorTicket'];
export type SecondFactorTicketSecret = components['schemas']['SecondFactorTicketSecret'];
export type StaffRole = components['schemas']['StaffRole'];
export type StaffSession = components['schemas']['StaffSession'];
export type StaffReason = components['schemas']['StaffReason'];
export type FindMembersRequest = components['schemas']['FindMembersRequest'];
export type FoundMembers = components['schemas']['FoundMembers'];
export type FoundMember = components['schemas']['FoundMember'];
export type MemberAccount = components['schemas']['MemberAccount'];
export type MemberVoucher = components['schemas']['MemberVoucher'];
export type MemberEvents = components['schemas']['MemberEvents'];
export type MemberEvent = components['schemas']['MemberEvent'];
export type MemberActRequest = components['schemas']['MemberActRequest'];
export type MemberBabies = components['schemas']['MemberBabies'];
export type GrantCoinsRequest = components['schemas']['GrantCoinsRequest'];
export type CoinGrant = components['schemas']['CoinGrant'];
export type ClosedAccount = components['schemas']['ClosedAccount'];
export type EndedSessions = components['schemas']['EndedSessions'];
export type ChangedAccount = components['schemas']['ChangedAccount'];
export type AllowGiftsRequest = components['schemas']['AllowGiftsRequest'];
export type AllowedGifts = components['schemas']['AllowedGifts'];
export type VoidVoucherRequest = components['schemas']['VoidVoucherRequest'];
export type Approvals = components['schemas']['Approvals'];
export type Approval = components['schemas']['Approval'];
export type DecideApprovalRequest = components['schemas']['DecideApprovalRequest'];
export type ApprovalDecision = components['schemas']['ApprovalDecision'];
export type ReviewKind = components['schemas']['ReviewKind'];
export type ReviewItem = components['schemas']['ReviewItem'];
export type ReviewAbout = components['schemas']['ReviewAbout'];
export type ReviewCountry = components['schemas']['ReviewCountry'];
export type ReviewList = components['schemas']['ReviewList'];
export type ClaimReviewRequest = components['schemas']['ClaimReviewRequest'];
export type ClaimedReview = components['schemas']['ClaimedReview'];
export type ReviewDetail = components['schemas']['ReviewDetail'];
export type ReviewFile = components['schemas']['ReviewFile'];
export type ReviewMember = components['schemas']['ReviewMember'];
export type EarlierReview = components['schemas']['EarlierReview'];
export type ReviewPreview = components['schemas']['ReviewPreview'];
export type ReviewVerdict = components['schemas']['ReviewVerdict'];
export type DecideReviewRequest = components['schemas']['DecideReviewRequest'];
export type ReviewDecision = components['schemas']['ReviewDecision'];
export type UndoReviewRequest = components['schemas']['UndoReviewRequest'];
export type ReleaseReviewRequest = components['schemas']['ReleaseReviewRequest'];
export type UndoneReview = components['schemas']['UndoneReview'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseStaffUnauthorized = components['responses']['StaffUnauthorized'];
export type ResponseStaffForbidden = components['responses']['StaffForbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseFault = components['responses']['Fault'];
export type ResponseBusy = components['responses']['Busy'];
export type ParameterCursor = components['parameters']['Cursor'];
export type ParameterLimit = components['parameters']['Limit'];
export type ParameterCountryOfReviews = components['parameters']['CountryOfReviews'];
export type $defs = Record<string, never>;
export interface operations {
    getStaffSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The staff member and the end of the session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["StaffSession"];
                    };
                };
            };
            401: components["responses"]["StaffUnauthorized"];
            403: components["responses"]["StaffForbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    endStaffSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                    };
                };
            };
            401: components["responses"]["StaffUnauthorized"];
            403: components["responses"]["StaffForbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listReviews: {
        parameters: {
            query?: {
                /** @description Kind of the items; if omitted, all kinds. */
                kind?: components["schemas"]["ReviewKind"];
                /** @description Country of the members; if omitted, all countries. */
                countryCode?: components["parameters"]["CountryOfReviews"];
                /** @description `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items on the page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of waiting items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ReviewList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["StaffUnauthorized"];
            403: components["responses"]["StaffForbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    claimReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "registration",
                 *       "countryCode": "TH"
                 *     }
                 */
                "application/json": components["schemas"]["ClaimReviewRequest"];
            };
        };
        responses: {
            /** @description The reserved item with its files and all data for a decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ClaimedReview"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["StaffUnauthorized"];
            403: components["responses"]["StaffForbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    decideReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideReviewRequest"];
            };
        };
        responses: {
            /** @description Tells if the decision is stored, and when it takes effect. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ReviewDecision"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["StaffUnauthorized"];
            403: components["responses"]["StaffForbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    undoReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "registration",
                 *       "id": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4e101"
                 *     }
                 */
                "application/json": components["schemas"]["UndoReviewRequest"];
            };
        };
        responses: {
            /** @description Tells if the decision was removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["UndoneReview"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["StaffUnauthorized"];
            403: components["responses"]["StaffForbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    releaseReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "registration",
                 *       "id": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4e101"
                 *     }
                 */
                "application/json": components["schemas"]["ReleaseReviewRequest"];
            };
        };
        responses: {
            /** @description The claim has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["StaffUnauthorized"];
            403: components["responses"]["StaffForbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    findMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "query": "mali@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["FindMembersRequest"];
            };
        };
        responses: {
            /** @description Members that match the query; empty if no member matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["FoundMembers"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["StaffUnauthorized"];
            403: components["responses"]["StaffForbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    readMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the member. */
                memberId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account of the member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["MemberAccount"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["StaffUnauthorized"];
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listMemberEvents: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items on the page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description Id of the member. */
                memberId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["MemberEvents"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["StaffUnauthorized"];
            403: components["responses"]["StaffForbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    openBabies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "memberId": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4c100",
                 *       "reason": "the member wrote to us about a lost voucher"
                 *     }
                 */
                "application/json": components["schemas"]["MemberActRequest"];
            };
        };
        responses: {
            /** @description The babies of the member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["MemberBabies"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["StaffUnauthorized"];
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    grantCoins: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4c300",
                 *       "memberId": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4c100",
                 *       "coins": 50,
                 *       "reason": "the member wrote to us about a lost voucher"
                 *     }
                 */
                "application/json": components["schemas"]["GrantCoinsRequest"];
            };
        };
        responses: {
            /** @description States whether the coins were given or taken, or wait for approval. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CoinGrant"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["StaffUnauthorized"];
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    endMemberSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "memberId": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4c100",
                 *       "reason": "the member wrote to us about a lost voucher"
                 *     }
                 */
                "application/json": components["schemas"]["MemberActRequest"];
            };
        };
        responses: {
            /** @description The number of ended sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["EndedSessions"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["StaffUnauthorized"];
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    closeMemberAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "memberId": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4c100",
                 *       "reason": "the member wrote to us about a lost voucher"
                 *     }
                 */
                "application/json": components["schemas"]["MemberActRequest"];
            };
        };
        responses: {
            /** @description The time of the erasure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ClosedAccount"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["StaffUnauthorized"];
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    removeSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "memberId": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4c100",
                 *       "reason": "the member wrote to us about a lost voucher"
                 *     }
                 */
                "application/json": components["schemas"]["MemberActRequest"];
            };
        };
        responses: {
            /** @description States whether the member had a second factor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ChangedAccount"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["StaffUnauthorized"];
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    allowGifts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "memberId": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4c100",
                 *       "gifts": 1,
                 *       "reason": "the member wrote to us about a lost voucher"
                 *     }
                 */
                "application/json": components["schemas"]["AllowGiftsRequest"];
            };
        };
        responses: {
            /** @description The number of additional gifts that the member can claim now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["AllowedGifts"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["StaffUnauthorized"];
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    voidVoucher: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "memberId": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4c100",
                 *       "voucherId": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4c200",
                 *       "reason": "the member wrote to us about a lost voucher"
                 *     }
                 */
                "application/json": components["schemas"]["VoidVoucherRequest"];
            };
        };
        responses: {
            /** @description States whether the voucher was voided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ChangedAccount"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["StaffUnauthorized"];
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listApprovals: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items on the page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of actions that wait for approval. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Approvals"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["StaffUnauthorized"];
            403: components["responses"]["StaffForbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    decideApproval: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4c300",
                 *       "verdict": "approved"
                 *     }
                 */
                "application/json": components["schemas"]["DecideApprovalRequest"];
            };
        };
        responses: {
            /** @description States whether the decision took effect. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ApprovalDecision"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["StaffUnauthorized"];
            403: components["responses"]["StaffForbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
}
