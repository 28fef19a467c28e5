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
    "/api/back-office/members/orders/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find orders by their number
         * @description Returns the orders with a number, the members who own them, and the effect of moving each order to a member. An
         *     order without a member is stored without its number, and is found by the id of the order in the shop.
         */
        post: operations["findOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/members/orders/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move an order to another member
         * @description Moves an order to a member. Takes back the unspent coins and the points that the order earned from the former
         *     owner, and gives the new owner the coins and points that the order earns. Messages of the shop do not change the
         *     owner any more. A repeated call has no further effect.
         */
        post: operations["moveOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/members/offer-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer members a copy of their data
         * @description Sends the member a notification and an email with a link to the page on which members download a copy of their
         *     data. The page asks the member to sign in. Staff never get the copy. `changed` is false if a copy was offered on
         *     the same day, or if the account is closing.
         */
        post: operations["offerExport"];
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
         * @description Approves or rejects an action of another staff member. Approved coins are given immediately, and approved imports and
         *     moves of parcels start. `problem` explains why a decision has no effect.
         */
        post: operations["decideApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/parcels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List parcels
         * @description Returns gift claims, redemptions and raffle prizes that are sent as parcels, oldest first. The list contains no name and
         *     no address; `openParcels` returns them.
         */
        get: operations["listStaffParcels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/parcels/stopped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List parcels that must not be shipped
         * @description Returns parcels that the warehouse must not ship, oldest first, until a staff member confirms that the warehouse
         *     knows about them. The list contains no name and no address.
         */
        get: operations["listStoppedParcels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/parcels/stopped/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm that the warehouse stops parcels
         * @description Records that the warehouse knows that it must not ship the parcels, and removes them from the list. A repeated
         *     confirmation has no further effect.
         */
        post: operations["confirmStoppedParcels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/parcels/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List gifts and products that are sent
         * @description Returns the gifts and products of the catalog that are sent as parcels, by name.
         */
        get: operations["listParcelProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/parcels/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get parcels with their addresses
         * @description Returns parcels with recipient, address and next steps. Each parcel is recorded in the audit, because the response
         *     contains personal data. Parcels that do not exist are omitted.
         */
        post: operations["openParcels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/parcels/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move parcels to another state
         * @description Moves each parcel to the state with the same rules as the webhooks of the warehouse. Each parcel has a separate
         *     transaction, so a parcel that cannot be moved does not stop the others. States in between are added, and the member is
         *     notified.
         */
        post: operations["moveParcels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/parcels/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export parcels as CSV
         * @description Returns a CSV file with recipients and addresses. Each parcel is recorded in the audit. Cells that a spreadsheet would
         *     run as a formula start with an apostrophe.
         */
        post: operations["exportParcels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/parcels/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the parcels of a filter
         * @description Returns the number of parcels that the filter selects, counted up to 50,001.
         */
        get: operations["countStaffParcels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/parcels/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requests of the caller for bulk acts
         * @description Returns exports and moves of many parcels that the caller requested in the last 30 days, newest first.
         */
        get: operations["listParcelRequests"];
        put?: never;
        /**
         * Request an act on all parcels of a filter
         * @description Requests the export or the move of all parcels that the filter selects now, more than 100 and at most 50,000. Another
         *     staff member must approve it within 7 days. The list of parcels is stored with the request: parcels that match later
         *     are not included. A move validates the state of each parcel when it runs. A second call with the same `id` returns the
         *     same request.
         */
        post: operations["requestParcelAct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/parcels/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a request for a bulk act
         * @description Returns the decision and the progress of a bulk act that the caller requested.
         */
        get: operations["getParcelRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/parcels/requests/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the results of a bulk move
         * @description Returns the parcels of a move that the caller requested, with their results, in the order of the list of parcels.
         */
        get: operations["listParcelRequestRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/parcels/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload tracking numbers
         * @description Stores the rows of a CSV file with the columns `kind`, `id`, `carrier`, `tracking_number` and optionally `tracking_url`,
         *     and returns the plan for each row. No parcel is changed until `runTrackingImport`. If the same file has an import that
         *     has not ended, that import is returned, so that it can be continued.
         */
        post: operations["startTrackingImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/parcels/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the progress of an import
         * @description Returns the plan and the results of an import.
         */
        get: operations["getTrackingImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/parcels/imports/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List rows of an import
         * @description Returns the rows of the file with their plan and result, in the order of the file.
         */
        get: operations["listTrackingRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/parcels/imports/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run the next rows of an import
         * @description Imports the next rows of the file, at most 500, and returns the progress. Call it until `waiting` is 0. Concurrent calls
         *     import different rows. A file with more than 100 rows needs an approved `requestTrackingImport`; otherwise, the call is
         *     forbidden.
         */
        post: operations["runTrackingImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/parcels/imports/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request the approval of an import
         * @description Requests the approval of an import with more than 100 rows. After another staff member has approved it, the rows are
         *     imported in the background. A second call returns the waiting or approved request.
         */
        post: operations["requestTrackingImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/parcels/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List saved views
         * @description Returns the saved views of the staff member, by name.
         */
        get: operations["listParcelViews"];
        put?: never;
        /**
         * Save a view
         * @description Saves a filter under a name. A view of the same name is replaced. A staff member can have at most 50 views; beyond this
         *     limit, `saved` is false.
         */
        post: operations["saveParcelView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/parcels/views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a saved view
         * @description Removes a view of the staff member. A second call has no effect.
         */
        delete: operations["removeParcelView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contact messages
         * @description Returns the messages in a state: open messages oldest first, answered and closed messages newest first. The list
         *     contains no text and no name of a sender.
         */
        get: operations["listContactMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a contact message
         * @description Returns a message with its text, files and answers, earlier messages of the same sender, and templates for the
         *     answer in the language of the message. The call is recorded in the audit log.
         */
        get: operations["getContactMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/messages/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a contact message by email
         * @description Sends the answer to the reply address, and moves an open message to `answered`. If the message is no longer open, no
         *     email is sent: `changed` is false, and the response contains the staff member who changed the message.
         */
        post: operations["answerContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/messages/{id}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close or reopen a contact message
         * @description Closes an open message without an answer, or reopens an answered or closed message. If the state does not allow it,
         *     `changed` is false, and the response contains the staff member who changed the message last.
         */
        post: operations["changeContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/jobs/failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List failed jobs
         * @description Returns the tasks whose attempts have all failed, oldest first. The reason contains no personal data.
         */
        get: operations["listFailedJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/jobs/failed/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry failed jobs
         * @description Queues the tasks again: those with the ids, or the oldest 100 if the body has no ids. The outcome of a task that
         *     somebody else has retried is `gone`, so a repeated call is safe. `hasMore` is true if further tasks have failed.
         */
        post: operations["retryFailedJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/jobs/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List dead letters
         * @description Returns the messages of the shop that could not be processed, oldest first, without their content.
         */
        get: operations["listDeadLetters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/jobs/letters/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry dead letters
         * @description Processes dead letters again: those with the ids, or the oldest 100 if the body has no ids. A failed dead letter does
         *     not stop the others. `hasMore` is true if further dead letters exist.
         */
        post: operations["retryDeadLetters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the stock of all items
         * @description Returns all items of the catalog that have a stock and are still offered, with the item first that is sold out soonest.
         *     The number of items depends only on the catalog, so the list has no pages.
         */
        get: operations["listStock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/stock/movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the movements of an item
         * @description Returns the stock of an item, and a page of its movements, newest first.
         */
        get: operations["listStockMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/stock/adjust": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or remove pieces of an item
         * @description Changes the total number of pieces. `adjusted` is `false`, and the stock is unchanged, if the total is no longer
         *     `total`, or if fewer pieces are free than the call removes. A repeated call therefore does not change the stock twice.
         */
        post: operations["adjustStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the figures of a topic by day, week or month
         * @description Returns the figures of a topic for consecutive periods and, for comparison, for the same number of periods directly
         *     before. An hourly job computes the figures, so that this operation reads no data of members. Days are in UTC, weeks
         *     start on Monday.
         */
        get: operations["getFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/content/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List topics of the catalog
         * @description Returns all topics, such as gifts and campaigns, with the number of their entries.
         */
        get: operations["listContentTopics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/content/topics/{topic}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a topic
         * @description Returns the JSON Schema of the topic and its entries, with the edits of a change if the query names one.
         */
        get: operations["getContentTopic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/content/topics/{topic}/entry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an entry
         * @description Returns the data of an entry, with the edit of a change if the query names one, and the published data.
         */
        get: operations["getContentEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/content/topics/{topic}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List published versions of a topic
         * @description Returns the published versions of a topic, newest first.
         */
        get: operations["listContentVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/content/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List changes
         * @description Returns changes of the catalog, newest first. Without a state, it returns those that are not published and not withdrawn.
         */
        get: operations["listContentChanges"];
        put?: never;
        /**
         * Create a change
         * @description Creates a draft without edits.
         */
        post: operations["createContentChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/content/changes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a change
         * @description Returns a change with its edits in words, its notes, and the problems that prevent its publication.
         */
        get: operations["getContentChange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/content/changes/{id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit an entry
         * @description Stores new data of an entry in a draft. The data may be invalid until the change is submitted. `baseDigest` is the digest of
         *     the entry on which the edit is based; if another staff member has edited the entry since, the edit is not stored.
         */
        put: operations["editContentEntry"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/content/changes/{id}/entries/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the edit of an entry
         * @description Removes the edit of an entry from a draft, so that the published entry stays.
         */
        post: operations["resetContentEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/content/changes/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a link to a preview
         * @description Creates a signed link, which shows pages of the members' site with the edits of a change for 30 minutes. The preview
         *     is read-only. Each request of the preview reads the latest edits of the change.
         */
        post: operations["previewContentChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/content/preview-readers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List readers of previews
         * @description Returns for whom pages can be previewed: a visitor, a new member, and the sample members of this installation.
         */
        get: operations["listContentPreviewReaders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/content/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture
         * @description Decodes a picture, crops it, and stores it as WebP with at most 1600 pixels on its longer side. Entries can refer to
         *     the returned path. A picture that no open change and no version uses is deleted after 30 days.
         */
        post: operations["uploadContentPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/content/changes/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a change for review
         * @description Submits a draft. With `publishAt`, the approved change is published at this time, otherwise with its approval.
         */
        post: operations["submitContentChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/content/changes/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return a change to its authors
         * @description Turns a submitted or scheduled change into a draft, with a comment.
         */
        post: operations["returnContentChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/content/changes/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a change
         * @description Ends a change without a publication.
         */
        post: operations["withdrawContentChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/content/changes/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a change
         * @description Publishes a submitted change, or schedules it. Staff members who have worked on the change cannot approve it.
         */
        post: operations["approveContentChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/content/changes/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comment on a change
         * @description Adds a comment to a change.
         */
        post: operations["commentContentChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back-office/content/versions/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore an earlier version
         * @description Creates a draft that sets all entries of the topic back to an earlier version. The change is published like any other.
         */
        post: operations["restoreContentVersion"];
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
         * @description Email address: an ASCII dot-atom, `@`, and a domain in ASCII (IDNA form, `xn--…`). Addresses are
         *     case-insensitive.
         * @example mali@example.com
         */
        Email: string;
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
        /** @description Amount of money with its currency. */
        Money: {
            /**
             * @description Amount in minor units of ISO 4217 (`x-currencies`), independent of local notation: 100 for one US dollar, baht or rupiah, 1 for one đồng.
             * @example 459000
             */
            amount: number;
            /**
             * @description Currency code, ISO 4217.
             * @example THB
             */
            currency: string;
        };
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
         * @description State of an order. `placed` awaits payment. `shipped` starts with the first parcel, and `delivered` with the
         *     arrival of all parcels, independent of payment.
         * @enum {string}
         */
        OrderState: "placed" | "paid" | "shipped" | "delivered" | "cancelled" | "refunded";
        /**
         * @description Reference number of the message, to quote in later messages; easy to read aloud.
         * @example H7K2-9QXM
         */
        ServiceReference: string;
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
        FindOrdersRequest: {
            /** @description Id of the member who would own the orders. */
            memberId: components["schemas"]["Id"];
            number: components["schemas"]["StaffOrderNumber"];
        };
        /**
         * @description Number of an order, or id of the order in the shop.
         * @example #1042
         */
        StaffOrderNumber: string;
        FoundOrders: {
            items: components["schemas"]["FoundOrder"][];
        };
        FoundOrder: {
            id: components["schemas"]["Id"];
            /**
             * @description Number of the order; `null` if it is not stored, because the order has no member.
             * @example #1042
             */
            number: string | null;
            placedAt: components["schemas"]["Instant"];
            state: components["schemas"]["OrderState"];
            total: components["schemas"]["Money"];
            owner: components["schemas"]["OrderOwner"] | null;
            effect: components["schemas"]["OrderEffect"];
            obstacles: components["schemas"]["OrderObstacles"];
        };
        OrderOwner: {
            id: components["schemas"]["Id"];
            countryCode: components["schemas"]["CountryCode"];
            /**
             * @description Masked email address or phone number.
             * @example m•••@example.com
             */
            account: string;
        };
        OrderEffect: {
            /**
             * @description Unspent coins that are taken from the former owner.
             * @example 40
             */
            coinsTaken: number;
            /**
             * @description Coins of the order that the former owner has spent, or that have expired. They are not taken back.
             * @example 10
             */
            coinsSpent: number;
            /**
             * @description Coins that the new owner gets.
             * @example 50
             */
            coinsGiven: number;
            /**
             * @description Points of this year that are taken from the former owner.
             * @example 50
             */
            pointsTaken: number;
            /**
             * @description Points that the new owner gets.
             * @example 50
             */
            pointsGiven: number;
        };
        /** @description Reasons why the order cannot be moved; empty if it can be moved. */
        OrderObstacles: components["schemas"]["OrderObstacle"][];
        /**
         * @description `sameMember`: the order belongs to the member. `accountClosing`: the account of the member is closing.
         *     `productRegistered`: the former owner has registered a product of the order. `reviewSubmitted`: the former owner
         *     has submitted a review for the order.
         * @enum {string}
         */
        OrderObstacle: "sameMember" | "accountClosing" | "productRegistered" | "reviewSubmitted";
        MoveOrderRequest: {
            orderId: components["schemas"]["Id"];
            /** @description Id of the new owner. */
            memberId: components["schemas"]["Id"];
            /** @description Id of the former owner, as shown to the staff member; `null` for an order without a member. */
            from: components["schemas"]["Id"] | null;
            /** @description Number of an order that is stored without it. */
            number?: components["schemas"]["StaffOrderNumber"];
            reason: components["schemas"]["StaffReason"];
        };
        MovedOrder: {
            /**
             * @description `moved`: the order was moved. `unchanged`: it belonged to the member already. `changed`: it belongs to another
             *     member than `from` now. `blocked`: it cannot be moved.
             * @enum {string}
             */
            state: "moved" | "unchanged" | "changed" | "blocked";
            effect: components["schemas"]["OrderEffect"];
            obstacles: components["schemas"]["OrderObstacles"];
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
        /** @description Action that waits for approval; `kind` is its kind. */
        Approval: components["schemas"]["CoinsApproval"] | components["schemas"]["ImportApproval"] | components["schemas"]["ExportApproval"] | components["schemas"]["MoveApproval"];
        /** @description Coins that are given to a member. */
        CoinsApproval: {
            id: components["schemas"]["Id"];
            /**
             * @description Kind of the action. (enum property replaced by openapi-typescript)
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
            requestedBy: components["schemas"]["RequesterEmail"];
            requestedAt: components["schemas"]["Instant"];
            mine: components["schemas"]["IsRequester"];
        };
        /** @description Import of tracking numbers. */
        ImportApproval: {
            id: components["schemas"]["Id"];
            /**
             * @description Kind of the action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "parcelImport";
            rows: components["schemas"]["BulkRowCount"];
            importId: components["schemas"]["Id"];
            fileName: components["schemas"]["ImportFileName"];
            reason: components["schemas"]["StaffReason"];
            requestedBy: components["schemas"]["RequesterEmail"];
            requestedAt: components["schemas"]["Instant"];
            mine: components["schemas"]["IsRequester"];
        };
        /** @description Export of parcels with addresses. */
        ExportApproval: {
            id: components["schemas"]["Id"];
            /**
             * @description Kind of the action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "parcelExport";
            rows: components["schemas"]["BulkRowCount"];
            filter: components["schemas"]["ParcelFilter"];
            reason: components["schemas"]["StaffReason"];
            requestedBy: components["schemas"]["RequesterEmail"];
            requestedAt: components["schemas"]["Instant"];
            mine: components["schemas"]["IsRequester"];
        };
        /** @description Move of parcels to another state. */
        MoveApproval: {
            id: components["schemas"]["Id"];
            /**
             * @description Kind of the action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "parcelMove";
            rows: components["schemas"]["BulkRowCount"];
            filter: components["schemas"]["ParcelFilter"];
            state: components["schemas"]["ParcelTarget"];
            reason: components["schemas"]["StaffReason"];
            requestedBy: components["schemas"]["RequesterEmail"];
            requestedAt: components["schemas"]["Instant"];
            mine: components["schemas"]["IsRequester"];
        };
        /**
         * @description Email address of the staff member; `null` if unknown.
         * @example support@example.com
         */
        RequesterEmail: string | null;
        /** @description True if the caller requested the action and cannot approve it. */
        IsRequester: boolean;
        /**
         * @description Number of rows or parcels.
         * @example 1200
         */
        BulkRowCount: number;
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
            /**
             * @description Reason for which the decision has no effect; `null` if it has. `late`: a staff member has already decided, or the
             *     request has expired. `personal`: the caller requested the action. `notPermitted`: the requester has lost the
             *     permission.
             * @enum {string|null}
             */
            problem: "late" | "personal" | "notPermitted" | null;
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
        /**
         * @description State of a contact message. `open` waits for an answer; `closed` needs no answer.
         * @enum {string}
         */
        ContactMessageState: "open" | "answered" | "closed";
        /**
         * @description Language in which the sender used the hub; the answer is in this language.
         * @enum {string}
         */
        MessageLanguage: "en" | "id" | "th" | "vn";
        /**
         * @description English name of the topic.
         * @example A parcel or gift
         */
        ContactTopicName: string;
        /**
         * @description Email address of the staff member, or the id if the address is unknown; `null` if no staff member was involved.
         * @example support@example.com
         */
        StaffEmail: string | null;
        ContactMessageItem: {
            id: components["schemas"]["Id"];
            reference: components["schemas"]["ServiceReference"];
            topic: components["schemas"]["Id"];
            topicName: components["schemas"]["ContactTopicName"];
            language: components["schemas"]["MessageLanguage"];
            state: components["schemas"]["ContactMessageState"];
            receivedAt: components["schemas"]["Instant"];
            /** @description End of the usual response time. */
            dueAt: components["schemas"]["Instant"];
            /** @description False if a visitor sent the message. */
            isMember: boolean;
            /**
             * @description Number of attached files.
             * @example 1
             */
            files: number;
        };
        ContactMessageList: {
            /** @description All topics, for the filter. */
            topics: components["schemas"]["MessageTopic"][];
            items: components["schemas"]["ContactMessageItem"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        MessageTopic: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ContactTopicName"];
        };
        ContactMessageDetail: {
            id: components["schemas"]["Id"];
            reference: components["schemas"]["ServiceReference"];
            topic: components["schemas"]["Id"];
            topicName: components["schemas"]["ContactTopicName"];
            language: components["schemas"]["MessageLanguage"];
            state: components["schemas"]["ContactMessageState"];
            changedBy: components["schemas"]["StaffEmail"];
            changedAt: components["schemas"]["ContactMessageChangedAt"];
            receivedAt: components["schemas"]["Instant"];
            /** @description End of the usual response time. */
            dueAt: components["schemas"]["Instant"];
            /**
             * @description Name of the sender; `null` if the sender gave no name.
             * @example Mali
             */
            name: string | null;
            /** @description Email address for the answer. */
            replyTo: components["schemas"]["Email"];
            /**
             * @description Text of the sender, in plain text.
             * @example My parcel has not arrived yet.
             */
            text: string;
            files: components["schemas"]["ReviewFile"][];
            member: components["schemas"]["ContactMessageMember"] | null;
            /** @description Earlier answers to this message, oldest first. */
            answers: components["schemas"]["ContactMessageAnswer"][];
            /** @description Earlier messages with the same reply address or of the same member, newest first, at most 20. */
            earlier: components["schemas"]["EarlierContactMessage"][];
            /** @description Templates for the answer, those for the topic first. */
            templates: components["schemas"]["AnswerTemplate"][];
            /**
             * @description Subject of the answer.
             * @example Our answer to your message: H7K2-9QXM
             */
            subject: string;
            /**
             * @description Text that the hub adds below the answer.
             * @example Reference number: H7K2-9QXM
             */
            footer: string;
        };
        ContactMessageMember: {
            id: components["schemas"]["Id"];
            joinedAt: components["schemas"]["Instant"];
            countryCode: components["schemas"]["CountryCode"];
            /**
             * @description Level of the member.
             * @example 2
             */
            level: number;
        };
        ContactMessageAnswer: {
            id: components["schemas"]["Id"];
            text: components["schemas"]["AnswerText"];
            answeredAt: components["schemas"]["Instant"];
            answeredBy: components["schemas"]["StaffEmail"];
        };
        EarlierContactMessage: {
            id: components["schemas"]["Id"];
            reference: components["schemas"]["ServiceReference"];
            topicName: components["schemas"]["ContactTopicName"];
            state: components["schemas"]["ContactMessageState"];
            receivedAt: components["schemas"]["Instant"];
        };
        AnswerTemplate: {
            id: components["schemas"]["Id"];
            /**
             * @description Name of the template for staff.
             * @example Parcel delayed
             */
            name: string;
            text: components["schemas"]["AnswerText"];
        };
        /**
         * @description Text of an answer, in plain text.
         * @example Your parcel arrives tomorrow.
         */
        AnswerText: string;
        AnswerContactMessageRequest: {
            text: components["schemas"]["AnswerText"];
        };
        ChangeContactMessageRequest: {
            /**
             * @description New state of the message.
             * @enum {string}
             */
            state: "open" | "closed";
        };
        /**
         * Format: date-time
         * @description Time of the last change of the state; `null` before the first change.
         * @example 2026-11-21T10:01:10.000Z
         */
        ContactMessageChangedAt: string | null;
        ContactMessageChange: {
            /** @description True if this call changed the message. */
            changed: boolean;
            state: components["schemas"]["ContactMessageState"];
            changedBy: components["schemas"]["StaffEmail"];
            changedAt: components["schemas"]["ContactMessageChangedAt"];
        };
        FailedJob: {
            id: components["schemas"]["Id"];
            /**
             * @description Name of the job.
             * @example send messages
             */
            job: string;
            /**
             * @description Id of the row that failed; `null` if the whole job failed.
             * @example 0199d3f0-7f3e-7cc0-9c52-6d6a54a4f001
             */
            row: string | null;
            failedAt: components["schemas"]["Instant"];
            reason: components["schemas"]["FailureReason"];
        };
        /**
         * @description Reason of the last failure, without personal data.
         * @example total_price is not an amount
         */
        FailureReason: string;
        FailedJobList: {
            items: components["schemas"]["FailedJob"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        DeadLetter: {
            id: components["schemas"]["Id"];
            /**
             * @description Id of the order in the shop.
             * @example gid://shopify/Order/5012345
             */
            subject: string;
            reason: components["schemas"]["FailureReason"];
            /**
             * @description Number of failed attempts.
             * @example 2
             */
            attempts: number;
            receivedAt: components["schemas"]["Instant"];
        };
        DeadLetterList: {
            items: components["schemas"]["DeadLetter"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        RetryRequest: {
            /** @description Ids of the rows; if omitted, the oldest 100. */
            ids?: components["schemas"]["Id"][];
        };
        RetryReport: {
            items: components["schemas"]["RetryReportItem"][];
            /** @description True if rows remain that this call did not retry. */
            hasMore: boolean;
        };
        RetryReportItem: {
            id: components["schemas"]["Id"];
            /**
             * @description Name of the job or id of the order; `null` if the row does not exist.
             * @example send messages
             */
            subject: string | null;
            /**
             * @description `queued`: a worker will run the task again. `done`: the dead letter is processed. `failed`: it failed again.
             *     `gone`: it is not in the list any more, because somebody else has retried it.
             * @enum {string}
             */
            outcome: "queued" | "done" | "failed" | "gone";
            /**
             * @description Reason of the failure, without personal data; `null` for other outcomes.
             * @example total_price is not an amount
             */
            reason: string | null;
        };
        /**
         * @description Reason of a parcel. `gift`: gift claim. `redemption`: product that coins paid. `prize`: gift won in a draw or raffle.
         * @enum {string}
         */
        StaffParcelKind: "gift" | "redemption" | "prize";
        /**
         * @description Kind of the item in files of the warehouse; a prize is a gift.
         * @enum {string}
         */
        StaffParcelSource: "gift" | "redemption";
        /**
         * @description State of a parcel.
         * @enum {string}
         */
        StaffParcelState: "reserved" | "confirmed" | "packed" | "shipped" | "delivered" | "returned" | "cancelled" | "expired";
        /**
         * @description `unsent`: reserved, confirmed or packed. `all`: every state.
         * @enum {string}
         */
        StaffParcelFilterState: "unsent" | "all" | "reserved" | "confirmed" | "packed" | "shipped" | "delivered" | "returned" | "cancelled" | "expired";
        /**
         * @description Age in days.
         * @example 7
         */
        StaffParcelAge: number;
        StaffParcelItem: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["StaffParcelKind"];
            source: components["schemas"]["StaffParcelSource"];
            product: components["schemas"]["StaffParcelProduct"];
            /** @description Country of the address. */
            countryCode: components["schemas"]["ReviewCountry"];
            state: components["schemas"]["StaffParcelState"];
            /** @description Time of the claim or redemption. */
            orderedAt: components["schemas"]["Instant"];
            /** @description Time at which the parcel reached its state. */
            stateAt: components["schemas"]["Instant"];
            carrier: components["schemas"]["StaffParcelCarrier"];
            trackingNumber: components["schemas"]["StaffParcelTracking"];
        };
        /**
         * @description English name of the gift or product.
         * @example Cosy socks
         */
        StaffParcelProduct: string;
        /**
         * @description Carrier; `null` if unknown.
         * @example Thailand Post
         */
        StaffParcelCarrier: string | null;
        /**
         * @description Tracking number; `null` if unknown.
         * @example EF582621151TH
         */
        StaffParcelTracking: string | null;
        StaffParcelList: {
            items: components["schemas"]["StaffParcelItem"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        StoppedParcelList: {
            items: components["schemas"]["StoppedParcel"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        StoppedParcel: {
            id: components["schemas"]["Id"];
            source: components["schemas"]["StaffParcelSource"];
            product: components["schemas"]["StaffParcelProduct"];
            /** @description Country of the address. */
            countryCode: components["schemas"]["ReviewCountry"];
            /**
             * @description `erased`: the account of the member was erased. `cancelled`: the parcel was canceled.
             * @enum {string}
             */
            reason: "erased" | "cancelled";
            stoppedAt: components["schemas"]["Instant"];
        };
        ConfirmedStops: {
            /**
             * @description Number of parcels.
             * @example 1
             */
            confirmed: number;
        };
        ParcelProductList: {
            items: components["schemas"]["ParcelProduct"][];
        };
        ParcelProduct: {
            id: components["schemas"]["Id"];
            /**
             * @description English name.
             * @example Cosy socks
             */
            name: string;
        };
        ParcelReference: {
            kind: components["schemas"]["StaffParcelSource"];
            id: components["schemas"]["Id"];
        };
        ParcelReferences: components["schemas"]["ParcelReference"][];
        ParcelSelection: {
            items: components["schemas"]["ParcelReferences"];
        };
        OpenedParcels: {
            items: components["schemas"]["OpenedParcel"][];
        };
        OpenedParcel: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["StaffParcelKind"];
            source: components["schemas"]["StaffParcelSource"];
            product: components["schemas"]["StaffParcelProduct"];
            /** @description Country of the address. */
            countryCode: components["schemas"]["ReviewCountry"];
            state: components["schemas"]["StaffParcelState"];
            /** @description Time of the claim or redemption. */
            orderedAt: components["schemas"]["Instant"];
            /** @description Time at which the parcel reached its state. */
            stateAt: components["schemas"]["Instant"];
            carrier: components["schemas"]["StaffParcelCarrier"];
            trackingNumber: components["schemas"]["StaffParcelTracking"];
            /**
             * @description Page of the carrier; `null` if unknown.
             * @example https://track.example.com/EF582621151TH
             */
            trackingUrl: string | null;
            memberId: components["schemas"]["Id"];
            address: components["schemas"]["ParcelAddress"] | null;
            /** @description States that the parcel has reached, oldest first. */
            steps: components["schemas"]["StaffParcelStep"][];
            /** @description States to which staff can move the parcel. */
            nextStates: components["schemas"]["ParcelTarget"][];
            /**
             * @description Next steps for a returned parcel. `coinsReturned`: the member has the coins back. `memberCanReorder`: the
             *     member can cancel and order again for another address. `memberSentBack`: the member had received the parcel.
             *     `checkPiece`: if the piece can be used, add it to the stock.
             */
            advice: components["schemas"]["ParcelAdvice"][];
        };
        /**
         * @description Next step for a returned parcel.
         * @enum {string}
         */
        ParcelAdvice: "coinsReturned" | "memberCanReorder" | "memberSentBack" | "checkPiece";
        StaffParcelStep: {
            state: components["schemas"]["StaffParcelState"];
            at: components["schemas"]["Instant"];
        };
        ParcelAddress: {
            /**
             * @description Name of the recipient.
             * @example Somying Jaidee
             */
            recipient: string;
            /**
             * @description Phone number.
             * @example +66812345678
             */
            phone: string;
            /** @description Lines of the address, in the order in which they are printed. */
            lines: string[];
            /**
             * @description English name of the country.
             * @example Thailand
             */
            country: string;
        };
        /**
         * @description State to which staff move a parcel.
         * @enum {string}
         */
        ParcelTarget: "confirmed" | "packed" | "shipped" | "delivered" | "returned" | "cancelled";
        MoveParcelsRequest: {
            items: components["schemas"]["ParcelReferences"];
            state: components["schemas"]["ParcelTarget"];
            /**
             * @description Carrier of a shipped parcel.
             * @example Thailand Post
             */
            carrier?: string;
            /**
             * @description Tracking number of a shipped parcel.
             * @example EF582621151TH
             */
            trackingNumber?: string;
        };
        MovedParcels: {
            items: components["schemas"]["MovedParcel"][];
        };
        MovedParcel: {
            kind: components["schemas"]["StaffParcelSource"];
            id: components["schemas"]["Id"];
            outcome: components["schemas"]["MoveOutcome"];
            /**
             * @description Result as a sentence.
             * @example Packed.
             */
            text: string;
        };
        /**
         * @description `unchanged`: the parcel had the state or a later state before. `refused`: its state does not allow the move. `unknown`: no such parcel. `failed`: try again.
         * @enum {string}
         */
        MoveOutcome: "moved" | "unchanged" | "refused" | "unknown" | "failed";
        ParcelCount: {
            /**
             * @description Number of parcels; 50,001 if there are more.
             * @example 1200
             */
            count: number;
        };
        /**
         * @description Kind of an act on many parcels.
         * @enum {string}
         */
        BulkActKind: "parcelExport" | "parcelMove";
        ParcelActRequest: {
            /** @description Id that the caller chose for the request. */
            id: components["schemas"]["Id"];
            kind: components["schemas"]["BulkActKind"];
            filter: components["schemas"]["ParcelFilter"];
            /** @description Required for a move. */
            state?: components["schemas"]["ParcelTarget"];
            reason: components["schemas"]["StaffReason"];
        };
        RequestedParcelAct: {
            /**
             * @description Reason for which the act cannot be requested; `null` if it can. `few`: the filter selects at most 100 parcels,
             *     which need no approval. `many`: the filter selects more than 50,000 parcels.
             * @enum {string|null}
             */
            problem: "few" | "many" | null;
            request: components["schemas"]["ParcelRequest"] | null;
        };
        /**
         * @description Decision on a request; `expired` without a decision for 7 days.
         * @enum {string}
         */
        ApprovalState: "waiting" | "approved" | "rejected" | "expired";
        ParcelRequest: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["BulkActKind"];
            rows: components["schemas"]["BulkRowCount"];
            filter: components["schemas"]["ParcelFilter"];
            state: components["schemas"]["ParcelTarget"] | null;
            reason: components["schemas"]["StaffReason"];
            requestedAt: components["schemas"]["Instant"];
            decision: components["schemas"]["ApprovalState"];
            decidedBy: components["schemas"]["RequesterEmail"];
            done: components["schemas"]["MoveCounts"];
            download: components["schemas"]["ExportDownload"] | null;
        };
        /** @description Numbers of parcels by result of a move. */
        MoveCounts: {
            moved: components["schemas"]["BulkRowCount"];
            unchanged: components["schemas"]["BulkRowCount"];
            refused: components["schemas"]["BulkRowCount"];
            unknown: components["schemas"]["BulkRowCount"];
            failed: components["schemas"]["BulkRowCount"];
        };
        ExportDownload: {
            /**
             * @description Path of the file.
             * @example /exports/0199d3f0-7f3e-7cc0-9c52-6d6a54a4f301
             */
            path: string;
            /**
             * @description Number of remaining downloads.
             * @example 3
             */
            left: number;
            /** @description End of the time for downloads. */
            expiresAt: components["schemas"]["Instant"];
        };
        ParcelRequestList: {
            items: components["schemas"]["ParcelRequest"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        ParcelRequestRowList: {
            items: components["schemas"]["ParcelRequestRow"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        ParcelRequestRow: {
            /**
             * @description Position in the list.
             * @example 1
             */
            position: number;
            kind: components["schemas"]["StaffParcelSource"];
            id: components["schemas"]["Id"];
            product: components["schemas"]["StaffParcelProduct"] | null;
            /** @description Country of the address. */
            countryCode: components["schemas"]["ReviewCountry"];
            outcome: components["schemas"]["MoveOutcome"] | null;
            /**
             * @description Result as a sentence; `null` before the parcel has run.
             * @example The parcel is packed now.
             */
            text: string | null;
        };
        ParcelExport: {
            /**
             * @description Suggested name of the file.
             * @example parcels-2026-11-21.csv
             */
            fileName: string;
            /**
             * @description Content of the file.
             * @example kind,id
             */
            csv: string;
        };
        StartTrackingImportRequest: {
            /**
             * @description Name of the file.
             * @example parcels.csv
             */
            fileName?: string;
            /**
             * @description Content of the CSV file with line feeds.
             * @example kind,id,carrier,tracking_number
             */
            csv: string;
        };
        StartedTrackingImport: {
            /**
             * @description Reason for which the file cannot be read; `null` if it can.
             * @example Missing: carrier.
             */
            problem: string | null;
            import: components["schemas"]["TrackingImport"] | null;
        };
        TrackingImport: {
            id: components["schemas"]["Id"];
            fileName: components["schemas"]["ImportFileName"];
            /** @description Number of rows. */
            rows: components["schemas"]["TrackingRowCount"];
            /** @description Rows without a result by plan. */
            planned: components["schemas"]["TrackingRowCounts"];
            /** @description Rows with a result by result. */
            done: components["schemas"]["TrackingRowCounts"];
            /** @description Number of rows without a result. */
            waiting: components["schemas"]["TrackingRowCount"];
            /** @description Time of the upload. */
            startedAt: components["schemas"]["Instant"];
            approval: components["schemas"]["TrackingImportApproval"] | null;
        };
        TrackingImportApproval: {
            /**
             * @description Decision on the last request; `needed`: no approval was requested.
             * @enum {string}
             */
            decision: "needed" | "waiting" | "approved" | "rejected" | "expired";
            requestedBy: components["schemas"]["RequesterEmail"];
            decidedBy: components["schemas"]["RequesterEmail"];
        };
        /**
         * @description Name of the file; `null` if unknown.
         * @example parcels.csv
         */
        ImportFileName: string | null;
        RequestTrackingImportRequest: {
            id: components["schemas"]["Id"];
            reason: components["schemas"]["StaffReason"];
        };
        /**
         * @description Number of rows.
         * @example 3
         */
        TrackingRowCount: number;
        TrackingRowCounts: {
            /** @description Rows that mark a parcel as shipped. */
            ship: components["schemas"]["TrackingRowCount"];
            /** @description Rows that replace a tracking number. */
            change: components["schemas"]["TrackingRowCount"];
            /** @description Rows that change no parcel. */
            unchanged: components["schemas"]["TrackingRowCount"];
            /** @description Rows that cannot be imported. */
            rejected: components["schemas"]["TrackingRowCount"];
        };
        /**
         * @description Effect of a row.
         * @enum {string}
         */
        TrackingRowAction: "ship" | "change" | "unchanged" | "rejected";
        TrackingRowList: {
            items: components["schemas"]["TrackingRow"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        TrackingRow: {
            /**
             * @description Line in the file.
             * @example 2
             */
            line: number;
            action: components["schemas"]["TrackingRowAction"];
            /** @description True if the row has a result; false if it is a plan. */
            done: boolean;
            /**
             * @description Effect or reason as a sentence.
             * @example Shipped with DHL 1000000001.
             */
            text: string;
        };
        RunTrackingImportRequest: {
            id: components["schemas"]["Id"];
        };
        ParcelFilter: {
            state?: components["schemas"]["StaffParcelFilterState"];
            product?: components["schemas"]["Id"];
            countryCode?: components["schemas"]["CountryCode"];
            olderThan?: components["schemas"]["StaffParcelAge"];
        };
        ParcelView: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ParcelViewName"];
            filter: components["schemas"]["ParcelFilter"];
        };
        /**
         * @description Name of a view.
         * @example Thailand to pack
         */
        ParcelViewName: string;
        ParcelViewList: {
            items: components["schemas"]["ParcelView"][];
        };
        SaveParcelViewRequest: {
            name: components["schemas"]["ParcelViewName"];
            filter: components["schemas"]["ParcelFilter"];
        };
        SavedParcelView: {
            /** @description True if the view is saved. */
            saved: boolean;
        };
        /**
         * @description Topic of figures.
         * @enum {string}
         */
        FigureTopic: "members" | "coins" | "vouchers" | "gifts" | "raffles";
        /**
         * @description Length of a period.
         * @enum {string}
         */
        FigurePeriod: "day" | "week" | "month";
        /**
         * @description Metric of a figure; the messages of the back office explain each of them.
         * @enum {string}
         */
        FigureMetric: "joined" | "active" | "rewarded" | "streak3" | "streak7" | "coinsIssued" | "coinsSpent" | "coinsExpired" | "coinsOutstanding" | "vouchersIssued" | "vouchersUsed" | "redemptions" | "giftsWon" | "giftsClaimed" | "giftsSent" | "giftsDelivered" | "raffleEntered" | "raffleDrawn" | "raffleWon" | "drawsPlayed";
        /**
         * @description Value of the metric; `null` if it is not computed yet.
         * @example 5120
         */
        FigureValue: number | null;
        Figures: {
            /**
             * Format: date-time
             * @description Time of the last computation; `null` before the first.
             * @example 2026-11-30T07:00:02.000Z
             */
            computedAt: string | null;
            /** @description Countries of members that have figures, in alphabetical order. */
            countries: components["schemas"]["CountryCode"][];
            figures: components["schemas"]["Figure"][];
            /**
             * @description Money that the brand owes for the outstanding coins of each country at the end of the last period, for the topic
             *     `coins`; otherwise empty. A coin is worth its share of the best voucher that the mall sells for coins.
             */
            liabilities: components["schemas"]["CoinLiability"][];
        };
        Figure: {
            metric: components["schemas"]["FigureMetric"];
            /**
             * @description Calculation of `value` and `before` from the points. `mean`: average of the periods, for members who are counted
             *     once in each period. `last`: value at the end of the last period.
             * @enum {string}
             */
            summary: "sum" | "mean" | "last";
            value: components["schemas"]["FigureValue"];
            /** @description The same for the periods before. */
            before: components["schemas"]["FigureValue"];
            points: components["schemas"]["FigurePoint"][];
        };
        FigurePoint: {
            /**
             * Format: date
             * @description First day of the period.
             * @example 2026-11-29
             */
            start: string;
            value: components["schemas"]["FigureValue"];
            /** @description Value of the period that is `count` periods earlier; `null` if it is not computed yet. */
            before: components["schemas"]["FigureValue"];
        };
        CoinLiability: {
            countryCode: components["schemas"]["CountryCode"];
            /**
             * @description Outstanding coins.
             * @example 4000
             */
            coins: number;
            value: components["schemas"]["Money"];
        };
        /**
         * @description Kind of an item with a stock: gift, product of the mall, or prize of a draw.
         * @enum {string}
         */
        StockKind: "gift" | "product" | "prize";
        /**
         * @description Id of the item in the catalog; `draw:prize` for a prize.
         * @example night-light
         */
        StockId: string;
        StockItem: {
            kind: components["schemas"]["StockKind"];
            id: components["schemas"]["StockId"];
            /**
             * @description English name.
             * @example Soft night light
             */
            name: string;
            /**
             * @description All pieces, including shipped pieces.
             * @example 400
             */
            total: number;
            /**
             * @description Pieces that are reserved for members or shipped.
             * @example 310
             */
            reserved: number;
            /**
             * @description Pieces that members can still get.
             * @example 90
             */
            free: number;
            /**
             * @description Pieces that were reserved in the last 14 days, minus pieces that became free again.
             * @example 42
             */
            used: number;
            /**
             * @description Days until the item is sold out at the rate of the last 14 days; `null` without a use.
             * @example 30
             */
            daysLeft: number | null;
        };
        StockList: {
            items: components["schemas"]["StockItem"][];
        };
        /**
         * @description Name of a topic of the catalog, which is the name of its file without the extension.
         * @example gifts
         */
        ContentTopicName: string;
        /**
         * @description Id of an entry: name of the list and key of the entry, such as `gifts/milk-bags`, or the name of a property of the topic.
         *     If the topic itself is a list, the name of the list is empty: `/winter-lights`.
         * @example gifts/milk-bags
         */
        ContentEntryId: string;
        /**
         * @description SHA-256 of the data of an entry.
         * @example aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
         */
        ContentDigest: string;
        ContentTopicSummary: {
            name: components["schemas"]["ContentTopicName"];
            /**
             * @description Number of entries.
             * @example 23
             */
            entries: number;
            /** @description Time of the last publication; `null` if only the file of the release exists. */
            publishedAt: components["schemas"]["Instant"] | null;
            /**
             * @description Number of unpublished changes with edits of the topic.
             * @example 1
             */
            openChanges: number;
        };
        ContentTopicList: {
            items: components["schemas"]["ContentTopicSummary"][];
        };
        /**
         * @description State of an entry in a change; `published` if the change does not edit it.
         * @enum {string}
         */
        ContentEntryState: "published" | "added" | "changed" | "removed";
        ContentEntrySummary: {
            id: components["schemas"]["ContentEntryId"];
            /**
             * @description Name of the entry in English.
             * @example Milk storage bags
             */
            title: string;
            state: components["schemas"]["ContentEntryState"];
        };
        ContentTopic: {
            name: components["schemas"]["ContentTopicName"];
            /**
             * @description Property with the list of entries; an empty text if the topic itself is a list, `null` if it has no list.
             * @example gifts
             */
            list: string | null;
            /**
             * @description Properties that identify an entry of the list; their values, joined by hyphens, are the key.
             * @example [
             *       "id"
             *     ]
             */
            keys: string[];
            /** @description JSON Schema of the topic. */
            schema: {
                [key: string]: unknown;
            };
            entries: components["schemas"]["ContentEntrySummary"][];
        };
        ContentEntry: {
            id: components["schemas"]["ContentEntryId"];
            /** @description Digest of the data; `null` if the change removes the entry. */
            digest: components["schemas"]["ContentDigest"] | null;
            /** @description Data of the entry; `null` if the change removes the entry. */
            data: unknown;
            /** @description Published data of the entry; `null` if the entry is new. */
            published: unknown;
        };
        ContentVersion: {
            id: components["schemas"]["Id"];
            change: components["schemas"]["Id"];
            title: components["schemas"]["ContentTitle"];
            publishedAt: components["schemas"]["Instant"];
            approvedBy: components["schemas"]["StaffEmail"];
            /** @description True for the version that members see. */
            isCurrent: boolean;
        };
        ContentVersionList: {
            items: components["schemas"]["ContentVersion"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description Title of a change.
         * @example Winter raffle
         */
        ContentTitle: string;
        /**
         * @description State of a change.
         * @enum {string}
         */
        ContentChangeState: "draft" | "inReview" | "scheduled" | "published" | "withdrawn";
        ContentChange: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["ContentTitle"];
            state: components["schemas"]["ContentChangeState"];
            createdBy: components["schemas"]["StaffEmail"];
            createdAt: components["schemas"]["Instant"];
            /** @description Time of the publication; `null` to publish with the approval. */
            publishAt: components["schemas"]["Instant"] | null;
            /** @description Time at which the change was published; `null` before. */
            publishedAt: components["schemas"]["Instant"] | null;
            /** @description Reason why the approved change could not be published; `null` otherwise. */
            problem: string | null;
            topics: components["schemas"]["ContentTopicName"][];
        };
        ContentChangeList: {
            items: components["schemas"]["ContentChange"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        ContentDifference: {
            /**
             * @description Path of the value in the entry, such as `name.th`.
             * @example title.en
             */
            path: string;
            /** @description Published value; `null` if it is new. */
            before: string | null;
            /** @description New value; `null` if it is removed. */
            after: string | null;
        };
        ContentEdit: {
            topic: components["schemas"]["ContentTopicName"];
            entry: components["schemas"]["ContentEntryId"];
            /**
             * @description Name of the entry in English.
             * @example Winter walk
             */
            title: string;
            /**
             * @description Kind of the edit.
             * @enum {string}
             */
            kind: "added" | "changed" | "moved" | "removed";
            changedBy: components["schemas"]["StaffEmail"];
            changedAt: components["schemas"]["Instant"];
            lines: components["schemas"]["ContentDifference"][];
        };
        ContentNote: {
            id: components["schemas"]["Id"];
            /**
             * @description Kind of the note.
             * @enum {string}
             */
            kind: "comment" | "submitted" | "returned" | "approved" | "published" | "withdrawn" | "failed";
            /**
             * @description Text of the comment or reason.
             * @example The Thai title is missing.
             */
            text: string;
            author: components["schemas"]["StaffEmail"];
            at: components["schemas"]["Instant"];
        };
        ContentEffect: {
            topic: components["schemas"]["ContentTopicName"];
            entry: components["schemas"]["ContentEntryId"];
            /**
             * @description Kind of the effect; a `problem` must be corrected, and a `warning` is probably a mistake.
             * @enum {string}
             */
            kind: "info" | "warning" | "problem";
            /**
             * @description Sentence on the effect.
             * @example Milk storage bags has the price 20 coins instead of 30.
             */
            text: string;
        };
        ContentProblem: {
            topic: components["schemas"]["ContentTopicName"];
            /** @description Entry with the problem; `null` if the problem concerns the whole topic. */
            entry: components["schemas"]["ContentEntryId"] | null;
            /**
             * @description Path of the value in the entry, such as `name.th`; an empty text for the whole entry.
             * @example name.th
             */
            path: string;
            /**
             * @description Code of the problem. `rule`: the entry breaks a rule between several values. `promise`: the change would break a promise to
             *     members. `noStock`: members could not receive a prize or gift. `stale`: the entry was published in another state since.
             * @enum {string}
             */
            code: "required" | "wrongType" | "tooLong" | "tooShort" | "tooManyItems" | "tooFewItems" | "tooLarge" | "tooSmall" | "wrongFormat" | "notAllowed" | "unknownField" | "missingReference" | "missingPicture" | "repeated" | "rule" | "promise" | "noStock" | "stale";
            /** @description Values in the text; which of them are set depends on the code. */
            parameters: {
                /**
                 * @description Minimum or maximum.
                 * @example 60
                 */
                limit?: number;
                /**
                 * @description Current number, or number of characters or items.
                 * @example 71
                 */
                actual?: number;
                /**
                 * @description Expected type, format or values.
                 * @example country
                 */
                expected?: string;
                /**
                 * @description Name of the field, or ID or path of the missing entry or picture.
                 * @example no-such
                 */
                name?: string;
                /**
                 * @description List in which the entry is missing.
                 * @example vouchers
                 */
                list?: string;
            };
            /**
             * @description Sentence that says what to correct.
             * @example At most 60 characters: now 71.
             */
            text: string;
        };
        ContentChangeDetail: {
            change: components["schemas"]["ContentChange"];
            edits: components["schemas"]["ContentEdit"][];
            /** @description Effects of an unpublished change on members; problems first. */
            effects: components["schemas"]["ContentEffect"][];
            notes: components["schemas"]["ContentNote"][];
            /** @description All problems of the catalog with the edits, which prevent the publication. */
            problems: components["schemas"]["ContentProblem"][];
            /** @description True if the staff member may approve the change. */
            canApprove: boolean;
        };
        /**
         * @description Outcome of an action. `state`: the state of the change does not allow the action. `edited`: another staff member has edited
         *     the entry. `key`: the key in the data, such as its `id`, differs from the key in the ID of the entry. `ownChange`: the staff member has worked on the change. `empty`: the change has no edits. `invalid`: the catalog
         *     would be invalid. `stale`: an entry was published in another state since the change edited it.
         * @enum {string}
         */
        ContentOutcome: "done" | "state" | "edited" | "key" | "ownChange" | "empty" | "invalid" | "stale";
        ContentChangeResult: {
            outcome: components["schemas"]["ContentOutcome"];
            change: components["schemas"]["ContentChange"];
        };
        ContentEditResult: {
            outcome: components["schemas"]["ContentOutcome"];
            /** @description Digest of the entry after the edit; `null` if it was removed or the edit was not stored. */
            digest: components["schemas"]["ContentDigest"] | null;
        };
        CreateContentChangeRequest: {
            title: components["schemas"]["ContentTitle"];
        };
        EditContentEntryRequest: {
            topic: components["schemas"]["ContentTopicName"];
            entry: components["schemas"]["ContentEntryId"];
            /** @description New data of the entry; `null` to remove the entry. */
            data: unknown;
            /**
             * @description Id of the entry before; an empty text for the first place, `null` to keep the place.
             * @example null
             */
            after: string | null;
            /** @description Digest of the entry on which the edit is based; `null` for a new entry. */
            baseDigest: components["schemas"]["ContentDigest"] | null;
        };
        ResetContentEntryRequest: {
            topic: components["schemas"]["ContentTopicName"];
            entry: components["schemas"]["ContentEntryId"];
        };
        /**
         * @description Reader of a preview, as listed by `listContentPreviewReaders`.
         * @example visitor
         */
        ContentPreviewReader: string;
        PreviewContentChangeRequest: {
            /**
             * @description Path of the page on the members' site, with its query.
             * @example /coins
             */
            path: string;
            reader: components["schemas"]["ContentPreviewReader"];
            /** @description Time that the preview shows; `null` for the current time. */
            at: components["schemas"]["Instant"] | null;
            /**
             * @description Language of the pages.
             * @example en
             * @enum {string}
             */
            language: "en" | "id" | "th" | "vn";
            /**
             * @description Theme of the pages.
             * @example day
             * @enum {string}
             */
            theme: "day" | "night";
        };
        ContentPreview: {
            /**
             * @description `invalid` if the edits are invalid, `state` if the change is published or withdrawn. There is no link then.
             * @enum {string}
             */
            outcome: "done" | "invalid" | "state";
            /**
             * @description Link on the members' site.
             * @example https://hub.example.com/preview/eyJjaGFuZ2UiOiIwMTk5In0.c2lnbmF0dXJl
             */
            url: string | null;
            until: components["schemas"]["Instant"];
        };
        ContentPreviewReaderList: {
            items: {
                id: components["schemas"]["ContentPreviewReader"];
                /**
                 * @description First name of a sample member; `null` for a visitor and a new member.
                 * @example Mali
                 */
                name: string | null;
                /**
                 * @description Country of a sample member; `null` for a visitor and a new member.
                 * @example TH
                 */
                countryCode: string | null;
            }[];
        };
        UploadContentPictureRequest: {
            /**
             * @description Type of the file. The server compares it with the content.
             * @example image/png
             * @enum {string}
             */
            type: "image/jpeg" | "image/png" | "image/webp" | "image/heic";
            /**
             * @description File in Base64.
             * @example iVBORw0KGgo=
             */
            data: string;
            /** @description Part of the picture to keep, as fractions of its width and height. */
            crop: {
                /**
                 * @description Left edge.
                 * @example 0
                 */
                left: number;
                /**
                 * @description Top edge.
                 * @example 0
                 */
                top: number;
                /**
                 * @description Width.
                 * @example 1
                 */
                width: number;
                /**
                 * @description Height.
                 * @example 1
                 */
                height: number;
            };
        };
        ContentPicture: {
            /**
             * @description Path of the picture on the members' site.
             * @example /content/0123456789abcdef0123456789abcdef01234567.webp
             */
            path: string;
            /**
             * @description Width in pixels.
             * @example 1600
             */
            width: number;
            /**
             * @description Height in pixels.
             * @example 900
             */
            height: number;
        };
        SubmitContentChangeRequest: {
            /** @description Time of the publication; `null` to publish with the approval. */
            publishAt: components["schemas"]["Instant"] | null;
        };
        ContentCommentRequest: {
            /**
             * @description Comment.
             * @example The Thai title is missing.
             */
            text: string;
        };
        StockMovement: {
            id: components["schemas"]["Id"];
            /**
             * @description Change in the number of free pieces.
             * @example 20
             */
            delta: number;
            /**
             * @description Cause of the movement. `opening`: initial total of the catalog. `catalog`: changed total of the catalog.
             *     `lapse`: claim that was not confirmed within the time limit. `erasure`: the member's account was erased.
             *     `adjustment`: change by staff.
             * @enum {string}
             */
            cause: "opening" | "catalog" | "reservation" | "cancellation" | "lapse" | "erasure" | "adjustment";
            /**
             * @description Reason of an adjustment; `null` for other causes and for adjustments without a reason.
             * @example Delivery from the supplier
             */
            note: string | null;
            /**
             * @description Email address of the staff member, or name of the command or job; `null` for members and the catalog.
             * @example fulfillment@example.com
             */
            by: string | null;
            at: components["schemas"]["Instant"];
        };
        StockMovementList: {
            item: components["schemas"]["StockItem"];
            items: components["schemas"]["StockMovement"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        AdjustStockRequest: {
            /**
             * @description Kind of the item. The catalog sets the stock of prizes.
             * @enum {string}
             */
            kind: "gift" | "product";
            id: components["schemas"]["StockId"];
            /**
             * @description Pieces to add; negative to remove pieces. 0 does not change the stock.
             * @example 20
             */
            count: number;
            /**
             * @description Total that the staff member has seen.
             * @example 380
             */
            total: number;
            /**
             * @description Reason of the adjustment.
             * @example Delivery from the supplier
             */
            note: string;
        };
        AdjustedStock: {
            /** @description True if the stock was changed. */
            adjusted: boolean;
            item: components["schemas"]["StockItem"];
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
        /** @description Id of the resource. */
        IdInPath: components["schemas"]["Id"];
        /** @description `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned. */
        Cursor: string;
        /** @description Maximum number of items on the page. */
        Limit: number;
        /** @description Country of the members; if omitted, all countries. */
        CountryOfReviews: components["schemas"]["CountryCode"];
        /** @description Id of the contact message. */
        ContactMessageInPath: components["schemas"]["Id"];
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
export type Email = components['schemas']['Email'];
export type CountryCode = components['schemas']['CountryCode'];
export type Instant = components['schemas']['Instant'];
export type Money = components['schemas']['Money'];
export type Id = components['schemas']['Id'];
export type NextCursor = components['schemas']['NextCursor'];
export type Regions = components['schemas']['Regions'];
export type SecondFactorMethod = components['schemas']['SecondFactorMethod'];
export type SecondFactorTicket = components['schemas']['SecondFactorTicket'];
export type SecondFactorTicketSecret = components['schemas']['SecondFactorTicketSecret'];
export type OrderState = components['schemas']['OrderState'];
export type ServiceReference = components['schemas']['ServiceReference'];
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
export type FindOrdersRequest = components['schemas']['FindOrdersRequest'];
export type StaffOrderNumber = components['schemas']['StaffOrderNumber'];
export type FoundOrders = components['schemas']['FoundOrders'];
export type FoundOrder = components['schemas']['FoundOrder'];
export type OrderOwner = components['schemas']['OrderOwner'];
export type OrderEffect = components['schemas']['OrderEffect'];
export type OrderObstacles = components['schemas']['OrderObstacles'];
export type OrderObstacle = components['schemas']['OrderObstacle'];
export type MoveOrderRequest = components['schemas']['MoveOrderRequest'];
export type MovedOrder = components['schemas']['MovedOrder'];
export type VoidVoucherRequest = components['schemas']['VoidVoucherRequest'];
export type Approvals = components['schemas']['Approvals'];
export type Approval = components['schemas']['Approval'];
export type CoinsApproval = components['schemas']['CoinsApproval'];
export type ImportApproval = components['schemas']['ImportApproval'];
export type ExportApproval = components['schemas']['ExportApproval'];
export type MoveApproval = components['schemas']['MoveApproval'];
export type RequesterEmail = components['schemas']['RequesterEmail'];
export type IsRequester = components['schemas']['IsRequester'];
export type BulkRowCount = components['schemas']['BulkRowCount'];
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
export type ContactMessageState = components['schemas']['ContactMessageState'];
export type MessageLanguage = components['schemas']['MessageLanguage'];
export type ContactTopicName = components['schemas']['ContactTopicName'];
export type StaffEmail = components['schemas']['StaffEmail'];
export type ContactMessageItem = components['schemas']['ContactMessageItem'];
export type ContactMessageList = components['schemas']['ContactMessageList'];
export type MessageTopic = components['schemas']['MessageTopic'];
export type ContactMessageDetail = components['schemas']['ContactMessageDetail'];
export type ContactMessageMember = components['schemas']['ContactMessageMember'];
export type ContactMessageAnswer = components['schemas']['ContactMessageAnswer'];
export type EarlierContactMessage = components['schemas']['EarlierContactMessage'];
export type AnswerTemplate = components['schemas']['AnswerTemplate'];
export type AnswerText = components['schemas']['AnswerText'];
export type AnswerContactMessageRequest = components['schemas']['AnswerContactMessageRequest'];
export type ChangeContactMessageRequest = components['schemas']['ChangeContactMessageRequest'];
export type ContactMessageChangedAt = components['schemas']['ContactMessageChangedAt'];
export type ContactMessageChange = components['schemas']['ContactMessageChange'];
export type FailedJob = components['schemas']['FailedJob'];
export type FailureReason = components['schemas']['FailureReason'];
export type FailedJobList = components['schemas']['FailedJobList'];
export type DeadLetter = components['schemas']['DeadLetter'];
export type DeadLetterList = components['schemas']['DeadLetterList'];
export type RetryRequest = components['schemas']['RetryRequest'];
export type RetryReport = components['schemas']['RetryReport'];
export type RetryReportItem = components['schemas']['RetryReportItem'];
export type StaffParcelKind = components['schemas']['StaffParcelKind'];
export type StaffParcelSource = components['schemas']['StaffParcelSource'];
export type StaffParcelState = components['schemas']['StaffParcelState'];
export type StaffParcelFilterState = components['schemas']['StaffParcelFilterState'];
export type StaffParcelAge = components['schemas']['StaffParcelAge'];
export type StaffParcelItem = components['schemas']['StaffParcelItem'];
export type StaffParcelProduct = components['schemas']['StaffParcelProduct'];
export type StaffParcelCarrier = components['schemas']['StaffParcelCarrier'];
export type StaffParcelTracking = components['schemas']['StaffParcelTracking'];
export type StaffParcelList = components['schemas']['StaffParcelList'];
export type StoppedParcelList = components['schemas']['StoppedParcelList'];
export type StoppedParcel = components['schemas']['StoppedParcel'];
export type ConfirmedStops = components['schemas']['ConfirmedStops'];
export type ParcelProductList = components['schemas']['ParcelProductList'];
export type ParcelProduct = components['schemas']['ParcelProduct'];
export type ParcelReference = components['schemas']['ParcelReference'];
export type ParcelReferences = components['schemas']['ParcelReferences'];
export type ParcelSelection = components['schemas']['ParcelSelection'];
export type OpenedParcels = components['schemas']['OpenedParcels'];
export type OpenedParcel = components['schemas']['OpenedParcel'];
export type ParcelAdvice = components['schemas']['ParcelAdvice'];
export type StaffParcelStep = components['schemas']['StaffParcelStep'];
export type ParcelAddress = components['schemas']['ParcelAddress'];
export type ParcelTarget = components['schemas']['ParcelTarget'];
export type MoveParcelsRequest = components['schemas']['MoveParcelsRequest'];
export type MovedParcels = components['schemas']['MovedParcels'];
export type MovedParcel = components['schemas']['MovedParcel'];
export type MoveOutcome = components['schemas']['MoveOutcome'];
export type ParcelCount = components['schemas']['ParcelCount'];
export type BulkActKind = components['schemas']['BulkActKind'];
export type ParcelActRequest = components['schemas']['ParcelActRequest'];
export type RequestedParcelAct = components['schemas']['RequestedParcelAct'];
export type ApprovalState = components['schemas']['ApprovalState'];
export type ParcelRequest = components['schemas']['ParcelRequest'];
export type MoveCounts = components['schemas']['MoveCounts'];
export type ExportDownload = components['schemas']['ExportDownload'];
export type ParcelRequestList = components['schemas']['ParcelRequestList'];
export type ParcelRequestRowList = components['schemas']['ParcelRequestRowList'];
export type ParcelRequestRow = components['schemas']['ParcelRequestRow'];
export type ParcelExport = components['schemas']['ParcelExport'];
export type StartTrackingImportRequest = components['schemas']['StartTrackingImportRequest'];
export type StartedTrackingImport = components['schemas']['StartedTrackingImport'];
export type TrackingImport = components['schemas']['TrackingImport'];
export type TrackingImportApproval = components['schemas']['TrackingImportApproval'];
export type ImportFileName = components['schemas']['ImportFileName'];
export type RequestTrackingImportRequest = components['schemas']['RequestTrackingImportRequest'];
export type TrackingRowCount = components['schemas']['TrackingRowCount'];
export type TrackingRowCounts = components['schemas']['TrackingRowCounts'];
export type TrackingRowAction = components['schemas']['TrackingRowAction'];
export type TrackingRowList = components['schemas']['TrackingRowList'];
export type TrackingRow = components['schemas']['TrackingRow'];
export type RunTrackingImportRequest = components['schemas']['RunTrackingImportRequest'];
export type ParcelFilter = components['schemas']['ParcelFilter'];
export type ParcelView = components['schemas']['ParcelView'];
export type ParcelViewName = components['schemas']['ParcelViewName'];
export type ParcelViewList = components['schemas']['ParcelViewList'];
export type SaveParcelViewRequest = components['schemas']['SaveParcelViewRequest'];
export type SavedParcelView = components['schemas']['SavedParcelView'];
export type FigureTopic = components['schemas']['FigureTopic'];
export type FigurePeriod = components['schemas']['FigurePeriod'];
export type FigureMetric = components['schemas']['FigureMetric'];
export type FigureValue = components['schemas']['FigureValue'];
export type Figures = components['schemas']['Figures'];
export type Figure = components['schemas']['Figure'];
export type FigurePoint = components['schemas']['FigurePoint'];
export type CoinLiability = components['schemas']['CoinLiability'];
export type StockKind = components['schemas']['StockKind'];
export type StockId = components['schemas']['StockId'];
export type StockItem = components['schemas']['StockItem'];
export type StockList = components['schemas']['StockList'];
export type ContentTopicName = components['schemas']['ContentTopicName'];
export type ContentEntryId = components['schemas']['ContentEntryId'];
export type ContentDigest = components['schemas']['ContentDigest'];
export type ContentTopicSummary = components['schemas']['ContentTopicSummary'];
export type ContentTopicList = components['schemas']['ContentTopicList'];
export type ContentEntryState = components['schemas']['ContentEntryState'];
export type ContentEntrySummary = components['schemas']['ContentEntrySummary'];
export type ContentTopic = components['schemas']['ContentTopic'];
export type ContentEntry = components['schemas']['ContentEntry'];
export type ContentVersion = components['schemas']['ContentVersion'];
export type ContentVersionList = components['schemas']['ContentVersionList'];
export type ContentTitle = components['schemas']['ContentTitle'];
export type ContentChangeState = components['schemas']['ContentChangeState'];
export type ContentChange = components['schemas']['ContentChange'];
export type ContentChangeList = components['schemas']['ContentChangeList'];
export type ContentDifference = components['schemas']['ContentDifference'];
export type ContentEdit = components['schemas']['ContentEdit'];
export type ContentNote = components['schemas']['ContentNote'];
export type ContentEffect = components['schemas']['ContentEffect'];
export type ContentProblem = components['schemas']['ContentProblem'];
export type ContentChangeDetail = components['schemas']['ContentChangeDetail'];
export type ContentOutcome = components['schemas']['ContentOutcome'];
export type ContentChangeResult = components['schemas']['ContentChangeResult'];
export type ContentEditResult = components['schemas']['ContentEditResult'];
export type CreateContentChangeRequest = components['schemas']['CreateContentChangeRequest'];
export type EditContentEntryRequest = components['schemas']['EditContentEntryRequest'];
export type ResetContentEntryRequest = components['schemas']['ResetContentEntryRequest'];
export type ContentPreviewReader = components['schemas']['ContentPreviewReader'];
export type PreviewContentChangeRequest = components['schemas']['PreviewContentChangeRequest'];
export type ContentPreview = components['schemas']['ContentPreview'];
export type ContentPreviewReaderList = components['schemas']['ContentPreviewReaderList'];
export type UploadContentPictureRequest = components['schemas']['UploadContentPictureRequest'];
export type ContentPicture = components['schemas']['ContentPicture'];
export type SubmitContentChangeRequest = components['schemas']['SubmitContentChangeRequest'];
export type ContentCommentRequest = components['schemas']['ContentCommentRequest'];
export type StockMovement = components['schemas']['StockMovement'];
export type StockMovementList = components['schemas']['StockMovementList'];
export type AdjustStockRequest = components['schemas']['AdjustStockRequest'];
export type AdjustedStock = components['schemas']['AdjustedStock'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseStaffUnauthorized = components['responses']['StaffUnauthorized'];
export type ResponseStaffForbidden = components['responses']['StaffForbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseFault = components['responses']['Fault'];
export type ResponseBusy = components['responses']['Busy'];
export type ParameterIdInPath = components['parameters']['IdInPath'];
export type ParameterCursor = components['parameters']['Cursor'];
export type ParameterLimit = components['parameters']['Limit'];
export type ParameterCountryOfReviews = components['parameters']['CountryOfReviews'];
export type ParameterContactMessageInPath = components['parameters']['ContactMessageInPath'];
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
    findOrders: {
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
                 *       "number": "#1042"
                 *     }
                 */
                "application/json": components["schemas"]["FindOrdersRequest"];
            };
        };
        responses: {
            /** @description The orders with the number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["FoundOrders"];
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
    moveOrder: {
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
                 *       "orderId": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4c400",
                 *       "memberId": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4c100",
                 *       "from": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4c101",
                 *       "reason": "the member used another email address in the shop"
                 *     }
                 */
                "application/json": components["schemas"]["MoveOrderRequest"];
            };
        };
        responses: {
            /** @description States whether the order was moved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["MovedOrder"];
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
    offerExport: {
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
                 *       "reason": "the member asked for a copy by phone"
                 *     }
                 */
                "application/json": components["schemas"]["MemberActRequest"];
            };
        };
        responses: {
            /** @description States whether the copy was offered. */
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
    listStaffParcels: {
        parameters: {
            query?: {
                /** @description State of the parcels; if omitted, parcels that are not sent yet. */
                state?: components["schemas"]["StaffParcelFilterState"];
                /** @description Id of the gift or product; if omitted, all. */
                product?: components["schemas"]["Id"];
                /** @description Country of the address; if omitted, all countries. */
                countryCode?: components["schemas"]["CountryCode"];
                /** @description Minimum age in days; if omitted, any age. */
                olderThan?: components["schemas"]["StaffParcelAge"];
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
            /** @description A page of parcels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["StaffParcelList"];
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
    listStoppedParcels: {
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
            /** @description A page of parcels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["StoppedParcelList"];
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
    confirmStoppedParcels: {
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
                 *       "items": [
                 *         {
                 *           "kind": "gift",
                 *           "id": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4f101"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ParcelSelection"];
            };
        };
        responses: {
            /** @description The number of parcels that this call confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ConfirmedStops"];
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
    listParcelProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gifts and products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ParcelProductList"];
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
    openParcels: {
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
                 *       "items": [
                 *         {
                 *           "kind": "gift",
                 *           "id": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4f101"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ParcelSelection"];
            };
        };
        responses: {
            /** @description The parcels with their addresses, in the requested order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["OpenedParcels"];
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
    moveParcels: {
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
                 *       "items": [
                 *         {
                 *           "kind": "gift",
                 *           "id": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4f101"
                 *         }
                 *       ],
                 *       "state": "packed"
                 *     }
                 */
                "application/json": components["schemas"]["MoveParcelsRequest"];
            };
        };
        responses: {
            /** @description The result of each parcel, in the requested order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["MovedParcels"];
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
    exportParcels: {
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
                 *       "items": [
                 *         {
                 *           "kind": "gift",
                 *           "id": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4f101"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ParcelSelection"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ParcelExport"];
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
    countStaffParcels: {
        parameters: {
            query?: {
                /** @description State of the parcels; if omitted, parcels that are not sent yet. */
                state?: components["schemas"]["StaffParcelFilterState"];
                /** @description Id of the gift or product; if omitted, all. */
                product?: components["schemas"]["Id"];
                /** @description Country of the address; if omitted, all countries. */
                countryCode?: components["schemas"]["CountryCode"];
                /** @description Minimum age in days; if omitted, any age. */
                olderThan?: components["schemas"]["StaffParcelAge"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Number of parcels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ParcelCount"];
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
    listParcelRequests: {
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
            /** @description A page of requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ParcelRequestList"];
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
    requestParcelAct: {
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
                 *       "id": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4f301",
                 *       "kind": "parcelMove",
                 *       "filter": {
                 *         "state": "confirmed",
                 *         "countryCode": "TH"
                 *       },
                 *       "state": "packed",
                 *       "reason": "the warehouse packed all parcels of this week"
                 *     }
                 */
                "application/json": components["schemas"]["ParcelActRequest"];
            };
        };
        responses: {
            /** @description The request; `problem` explains why the act cannot be requested. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["RequestedParcelAct"];
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
    getParcelRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ParcelRequest"];
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
    listParcelRequestRows: {
        parameters: {
            query?: {
                /** @description Result of the parcels; if omitted, all parcels. */
                outcome?: components["schemas"]["MoveOutcome"];
                /** @description `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items on the page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of parcels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ParcelRequestRowList"];
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
    startTrackingImport: {
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
                 *       "fileName": "parcels.csv",
                 *       "csv": "kind,id,carrier,tracking_number\ngift,0199d3f0-7f3e-7cc0-9c52-6d6a54a4f101,DHL,1000000001"
                 *     }
                 */
                "application/json": components["schemas"]["StartTrackingImportRequest"];
            };
        };
        responses: {
            /** @description The import and its plan; `problem` explains why the file cannot be read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["StartedTrackingImport"];
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
    getTrackingImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["TrackingImport"];
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
    listTrackingRows: {
        parameters: {
            query?: {
                /** @description Result of the rows, or plan of rows without a result; if omitted, all rows. */
                action?: components["schemas"]["TrackingRowAction"];
                /** @description `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items on the page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["TrackingRowList"];
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
    runTrackingImport: {
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
                 *       "id": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4f201"
                 *     }
                 */
                "application/json": components["schemas"]["RunTrackingImportRequest"];
            };
        };
        responses: {
            /** @description The progress of the import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["TrackingImport"];
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
    requestTrackingImport: {
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
                 *       "id": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4f201",
                 *       "reason": "tracking numbers of this week"
                 *     }
                 */
                "application/json": components["schemas"]["RequestTrackingImportRequest"];
            };
        };
        responses: {
            /** @description The import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["TrackingImport"];
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
    listParcelViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved views. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ParcelViewList"];
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
    saveParcelView: {
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
                 *       "name": "Thailand to pack",
                 *       "filter": {
                 *         "state": "confirmed",
                 *         "countryCode": "TH"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SaveParcelViewRequest"];
            };
        };
        responses: {
            /** @description Tells if the view is saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["SavedParcelView"];
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
    removeParcelView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The view is removed. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listContactMessages: {
        parameters: {
            query?: {
                /** @description State of the messages; if omitted, open messages. */
                state?: components["schemas"]["ContactMessageState"];
                /** @description Topic of the messages; if omitted, all topics. */
                topic?: components["schemas"]["Id"];
                /** @description Language of the messages; if omitted, all languages. */
                language?: components["schemas"]["MessageLanguage"];
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
            /** @description A page of messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ContactMessageList"];
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
    getContactMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the contact message. */
                id: components["parameters"]["ContactMessageInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message with all data for an answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ContactMessageDetail"];
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
    answerContactMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the contact message. */
                id: components["parameters"]["ContactMessageInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Your parcel arrives tomorrow."
                 *     }
                 */
                "application/json": components["schemas"]["AnswerContactMessageRequest"];
            };
        };
        responses: {
            /** @description The state of the message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ContactMessageChange"];
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
    changeContactMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the contact message. */
                id: components["parameters"]["ContactMessageInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "closed"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeContactMessageRequest"];
            };
        };
        responses: {
            /** @description The state of the message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ContactMessageChange"];
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
    listFailedJobs: {
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
            /** @description A page of failed jobs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["FailedJobList"];
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
    retryFailedJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetryRequest"];
            };
        };
        responses: {
            /** @description The outcome of each task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["RetryReport"];
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
    listDeadLetters: {
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
            /** @description A page of dead letters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["DeadLetterList"];
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
    retryDeadLetters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetryRequest"];
            };
        };
        responses: {
            /** @description The outcome of each dead letter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["RetryReport"];
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
    listStock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All items with their stock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["StockList"];
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
    listStockMovements: {
        parameters: {
            query: {
                /** @description Kind of the item. */
                kind: components["schemas"]["StockKind"];
                /** @description Id of the item. */
                id: components["schemas"]["StockId"];
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
            /** @description The item and a page of its movements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["StockMovementList"];
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
    adjustStock: {
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
                 *       "kind": "product",
                 *       "id": "night-light",
                 *       "count": 20,
                 *       "total": 380,
                 *       "note": "Delivery from the supplier"
                 *     }
                 */
                "application/json": components["schemas"]["AdjustStockRequest"];
            };
        };
        responses: {
            /** @description The stock of the item after the call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["AdjustedStock"];
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
    getFigures: {
        parameters: {
            query: {
                /** @description Topic of the figures. */
                topic: components["schemas"]["FigureTopic"];
                /** @description Length of a period. */
                period: components["schemas"]["FigurePeriod"];
                /** @description Number of periods. */
                count?: number;
                /** @description A day of the last period; if omitted, the last period that has ended. */
                until?: string;
                /** @description Country of the members; if omitted, all countries. */
                countryCode?: components["schemas"]["CountryCode"];
                /** @description Language of the members' countries; if omitted, all languages. */
                language?: "en" | "id" | "th" | "vn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures of the topic. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Figures"];
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
    listContentTopics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The topics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "name": "gifts",
                     *             "entries": 23,
                     *             "publishedAt": "2026-11-21T02:59:42.000Z",
                     *             "openChanges": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ContentTopicList"];
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
    getContentTopic: {
        parameters: {
            query?: {
                /** @description Id of a change; its edits are applied. */
                change?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description Name of the topic. */
                topic: components["schemas"]["ContentTopicName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The topic. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "name": "gifts",
                     *         "list": "gifts",
                     *         "keys": [
                     *           "id"
                     *         ],
                     *         "schema": {
                     *           "type": "object"
                     *         },
                     *         "entries": [
                     *           {
                     *             "id": "gifts/milk-bags",
                     *             "title": "Milk storage bags",
                     *             "state": "published"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ContentTopic"];
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
    getContentEntry: {
        parameters: {
            query: {
                /** @description Id of the entry. */
                entry: components["schemas"]["ContentEntryId"];
                /** @description Id of a change; its edits are applied. */
                change?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description Name of the topic. */
                topic: components["schemas"]["ContentTopicName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "gifts/milk-bags",
                     *         "digest": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
                     *         "data": {
                     *           "coins": 100
                     *         },
                     *         "published": {
                     *           "coins": 120
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ContentEntry"];
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
    listContentVersions: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items on the page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description Name of the topic. */
                topic: components["schemas"]["ContentTopicName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4f101",
                     *             "change": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4f101",
                     *             "title": "Winter raffle",
                     *             "publishedAt": "2026-11-21T02:59:42.000Z",
                     *             "approvedBy": "admin@example.com",
                     *             "isCurrent": true
                     *           }
                     *         ],
                     *         "nextCursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ContentVersionList"];
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
    listContentChanges: {
        parameters: {
            query?: {
                /** @description State of the changes. */
                state?: components["schemas"]["ContentChangeState"];
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
            /** @description The changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4f101",
                     *             "title": "Winter raffle",
                     *             "state": "draft",
                     *             "createdBy": "content@example.com",
                     *             "createdAt": "2026-11-28T09:00:00.000Z",
                     *             "publishAt": null,
                     *             "publishedAt": null,
                     *             "problem": null,
                     *             "topics": [
                     *               "campaigns"
                     *             ]
                     *           }
                     *         ],
                     *         "nextCursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ContentChangeList"];
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
    createContentChange: {
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
                 *       "title": "Winter raffle"
                 *     }
                 */
                "application/json": components["schemas"]["CreateContentChangeRequest"];
            };
        };
        responses: {
            /** @description The change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4f101",
                     *         "title": "Winter raffle",
                     *         "state": "draft",
                     *         "createdBy": "content@example.com",
                     *         "createdAt": "2026-11-28T09:00:00.000Z",
                     *         "publishAt": null,
                     *         "publishedAt": null,
                     *         "problem": null,
                     *         "topics": [
                     *           "campaigns"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ContentChange"];
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
    getContentChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the change. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "change": {
                     *           "id": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4f101",
                     *           "title": "Winter raffle",
                     *           "state": "draft",
                     *           "createdBy": "content@example.com",
                     *           "createdAt": "2026-11-28T09:00:00.000Z",
                     *           "publishAt": null,
                     *           "publishedAt": null,
                     *           "problem": null,
                     *           "topics": [
                     *             "campaigns"
                     *           ]
                     *         },
                     *         "edits": [
                     *           {
                     *             "topic": "campaigns",
                     *             "entry": "/2026-WinterWalk",
                     *             "title": "Winter walk",
                     *             "kind": "added",
                     *             "changedBy": "content@example.com",
                     *             "changedAt": "2026-11-28T09:05:00.000Z",
                     *             "lines": [
                     *               {
                     *                 "path": "title.en",
                     *                 "before": null,
                     *                 "after": "Winter walk"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "notes": [],
                     *         "problems": [],
                     *         "effects": [
                     *           {
                     *             "topic": "campaigns",
                     *             "entry": "/2026-WinterWalk",
                     *             "kind": "info",
                     *             "text": "Members newly see Winter walk."
                     *           }
                     *         ],
                     *         "canApprove": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ContentChangeDetail"];
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
    editContentEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the change. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "topic": "gifts",
                 *       "entry": "gifts/milk-bags",
                 *       "data": {
                 *         "coins": 100
                 *       },
                 *       "after": null,
                 *       "baseDigest": null
                 *     }
                 */
                "application/json": components["schemas"]["EditContentEntryRequest"];
            };
        };
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "outcome": "done",
                     *         "digest": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ContentEditResult"];
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
    resetContentEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the change. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "topic": "gifts",
                 *       "entry": "gifts/milk-bags"
                 *     }
                 */
                "application/json": components["schemas"]["ResetContentEntryRequest"];
            };
        };
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "outcome": "done",
                     *         "change": {
                     *           "id": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4f101",
                     *           "title": "Winter raffle",
                     *           "state": "draft",
                     *           "createdBy": "content@example.com",
                     *           "createdAt": "2026-11-28T09:00:00.000Z",
                     *           "publishAt": null,
                     *           "publishedAt": null,
                     *           "problem": null,
                     *           "topics": [
                     *             "campaigns"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ContentChangeResult"];
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
    previewContentChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the change. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "path": "/coins",
                 *       "reader": "visitor",
                 *       "at": null,
                 *       "language": "en",
                 *       "theme": "day"
                 *     }
                 */
                "application/json": components["schemas"]["PreviewContentChangeRequest"];
            };
        };
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "outcome": "done",
                     *         "url": "https://hub.example.com/preview/eyJjaGFuZ2UiOiIwMTk5In0.c2lnbmF0dXJl",
                     *         "until": "2026-11-28T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ContentPreview"];
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
    listContentPreviewReaders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The readers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "visitor",
                     *             "name": null,
                     *             "countryCode": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ContentPreviewReaderList"];
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
    uploadContentPicture: {
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
                 *       "type": "image/png",
                 *       "data": "iVBORw0KGgo=",
                 *       "crop": {
                 *         "left": 0,
                 *         "top": 0,
                 *         "width": 1,
                 *         "height": 1
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UploadContentPictureRequest"];
            };
        };
        responses: {
            /** @description The stored picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "path": "/content/0123456789abcdef0123456789abcdef01234567.webp",
                     *         "width": 1600,
                     *         "height": 900
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ContentPicture"];
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
    submitContentChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the change. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "publishAt": null
                 *     }
                 */
                "application/json": components["schemas"]["SubmitContentChangeRequest"];
            };
        };
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "outcome": "done",
                     *         "change": {
                     *           "id": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4f101",
                     *           "title": "Winter raffle",
                     *           "state": "draft",
                     *           "createdBy": "content@example.com",
                     *           "createdAt": "2026-11-28T09:00:00.000Z",
                     *           "publishAt": null,
                     *           "publishedAt": null,
                     *           "problem": null,
                     *           "topics": [
                     *             "campaigns"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ContentChangeResult"];
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
    returnContentChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the change. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "The Thai title is missing."
                 *     }
                 */
                "application/json": components["schemas"]["ContentCommentRequest"];
            };
        };
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "outcome": "done",
                     *         "change": {
                     *           "id": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4f101",
                     *           "title": "Winter raffle",
                     *           "state": "draft",
                     *           "createdBy": "content@example.com",
                     *           "createdAt": "2026-11-28T09:00:00.000Z",
                     *           "publishAt": null,
                     *           "publishedAt": null,
                     *           "problem": null,
                     *           "topics": [
                     *             "campaigns"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ContentChangeResult"];
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
    withdrawContentChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the change. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "outcome": "done",
                     *         "change": {
                     *           "id": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4f101",
                     *           "title": "Winter raffle",
                     *           "state": "draft",
                     *           "createdBy": "content@example.com",
                     *           "createdAt": "2026-11-28T09:00:00.000Z",
                     *           "publishAt": null,
                     *           "publishedAt": null,
                     *           "problem": null,
                     *           "topics": [
                     *             "campaigns"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ContentChangeResult"];
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
    approveContentChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the change. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "outcome": "done",
                     *         "change": {
                     *           "id": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4f101",
                     *           "title": "Winter raffle",
                     *           "state": "draft",
                     *           "createdBy": "content@example.com",
                     *           "createdAt": "2026-11-28T09:00:00.000Z",
                     *           "publishAt": null,
                     *           "publishedAt": null,
                     *           "problem": null,
                     *           "topics": [
                     *             "campaigns"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ContentChangeResult"];
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
    commentContentChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the change. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "The Thai title is missing."
                 *     }
                 */
                "application/json": components["schemas"]["ContentCommentRequest"];
            };
        };
        responses: {
            /** @description The change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "change": {
                     *           "id": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4f101",
                     *           "title": "Winter raffle",
                     *           "state": "draft",
                     *           "createdBy": "content@example.com",
                     *           "createdAt": "2026-11-28T09:00:00.000Z",
                     *           "publishAt": null,
                     *           "publishedAt": null,
                     *           "problem": null,
                     *           "topics": [
                     *             "campaigns"
                     *           ]
                     *         },
                     *         "edits": [
                     *           {
                     *             "topic": "campaigns",
                     *             "entry": "/2026-WinterWalk",
                     *             "title": "Winter walk",
                     *             "kind": "added",
                     *             "changedBy": "content@example.com",
                     *             "changedAt": "2026-11-28T09:05:00.000Z",
                     *             "lines": [
                     *               {
                     *                 "path": "title.en",
                     *                 "before": null,
                     *                 "after": "Winter walk"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "notes": [],
                     *         "problems": [],
                     *         "effects": [
                     *           {
                     *             "topic": "campaigns",
                     *             "entry": "/2026-WinterWalk",
                     *             "kind": "info",
                     *             "text": "Members newly see Winter walk."
                     *           }
                     *         ],
                     *         "canApprove": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ContentChangeDetail"];
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
    restoreContentVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the version. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4f101",
                     *         "title": "Winter raffle",
                     *         "state": "draft",
                     *         "createdBy": "content@example.com",
                     *         "createdAt": "2026-11-28T09:00:00.000Z",
                     *         "publishAt": null,
                     *         "publishedAt": null,
                     *         "problem": null,
                     *         "topics": [
                     *           "campaigns"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ContentChange"];
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
}
