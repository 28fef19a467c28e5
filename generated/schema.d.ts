// Made from openapi.yaml by `npm run generate`. Do not edit.
export interface paths {
    "/api/station/user/sendVerifyCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a one-time code
         * @description Sends a six-digit code to an email address or phone. The code is valid for five minutes, five attempts and one
         *     use, only for its purpose and in the browser that requested it. The response does not depend on whether the
         *     account exists.
         */
        post: operations["sendVerifyCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/loginByCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a code
         * @description Exchanges a code that was sent for the purpose `login` for a session of 20 days. If the account is being
         *     deleted, the call is rejected, and `nextDate` is the end of the period in which `undoDisable` can restore the
         *     account. The code stays valid for `undoDisable`.
         *
         *     A code that was sent to a phone is not sufficient for an account that was unused for 180 days and has a
         *     password, a passkey or a verified email address. The error `OTHER_PROOF_NEEDED` lists these methods, and the
         *     member signs in with one of them. The email address is notified.
         */
        post: operations["loginByCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a password
         * @description Exchanges an email address or phone and its password for a session of 20 days. An unknown account and a wrong
         *     password return the same error after the same time. If the password is correct but the account is being deleted,
         *     the call is rejected, and `nextDate` is the end of the period in which `undoDisable` can restore the account.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/registerByCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register with a code
         * @description Creates a member for the email address or phone that received the code (purpose `register`) and signs the member
         *     in. If the email address or phone already belongs to a member, the call fails with `ACCOUNT_EXISTS`, but only
         *     after the code was verified. The existing member stays unchanged.
         */
        post: operations["registerByCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/checkToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a session token
         * @description Returns the member id and the expiry of the session to which the bearer token belongs. An invalid token is
         *     rejected with 401.
         */
        post: operations["checkToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of the bearer token and rejects the token from then on. Other devices stay signed in.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/getUserInfo/v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed-in member
         * @description Returns the record of the signed-in member, which the pages use for access checks, menus and greetings.
         */
        get: operations["getUserInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/login/init": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the options of the sign-in page
         * @description Returns the available sign-in methods, the length and lifetime of codes, and the country of the caller (`null`
         *     if unknown). The response does not depend on an account.
         */
        post: operations["loginInit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/login/preCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the sign-in methods of an account
         * @description Returns the sign-in methods for an email address or a phone number; both allow a code or a password. The
         *     response does not depend on whether the account exists.
         */
        post: operations["loginPreCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/checkUserAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Normalize an email address or phone number
         * @description Converts typed input to the form that other operations accept: an email address in lowercase, or a phone number
         *     in E.164. A phone may be typed in the national format of `countryCode` (default: the country of the caller). The
         *     response does not depend on whether the account exists.
         */
        post: operations["checkUserAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/verifyCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a one-time code for a ticket
         * @description Exchanges a one-time code for a ticket, so that a form can verify the code on one page and use it on a later
         *     page. Operations that take a `code` for this account and purpose accept the ticket instead, once and within ten
         *     minutes. The code is used up, and each call counts as one of the code's five attempts. The response does not
         *     depend on whether the account exists.
         */
        post: operations["verifyCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register with a password
         * @description Works like `registerByCode`, and sets a password. The email address or phone must be verified by a code first
         *     (purpose `register`), so that an attacker cannot prepare an account for another person; a failed attempt stores
         *     no data. If the email address or phone already belongs to a member, the call fails with `ACCOUNT_EXISTS`, and
         *     the existing member stays unchanged.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/recoverPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a code
         * @description Replaces a forgotten password, with a code sent for the purpose `recover`. Ends every session, removes every
         *     passkey and every connected social account, and invalidates every other code, ticket and link. The response
         *     contains the member's other email address or phone in masked form, with a ticket to remove it. An unknown
         *     account gets the same error as a wrong code.
         */
        post: operations["recoverPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/sendMailByRecoverPwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a password recovery link
         * @description Sends a link to the page `/recover_pwd`, valid for 30 minutes and one use; a newer link replaces it. The token
         *     follows a `#`, so that servers and referrers do not receive it. An address that belongs to no member receives a
         *     message that explains this. The response does not depend on whether the account exists.
         */
        post: operations["sendMailByRecoverPwd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/checkRecoverUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a recovery link
         * @description Returns the account and the expiry of a recovery link, before the page asks for a new password. The link stays
         *     usable.
         */
        post: operations["checkRecoverUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/resetNewPass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a link
         * @description Uses up the token of a recovery link and sets the password. Ends every session, removes every passkey and every
         *     connected social account, and invalidates every other code, ticket and link. The response contains the member's
         *     other email address or phone in masked form, with a ticket to remove it. A rejected password leaves the link
         *     usable.
         */
        post: operations["resetNewPass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/removeLostAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the email or phone that a recovery did not verify
         * @description Removes from the account the email address or phone that the member did not verify during a recovery. Requires
         *     the ticket from the response of the recovery, which is valid for ten minutes and one use. The sessions that were
         *     opened since the recovery end. Both the removed and the remaining address are notified.
         */
        post: operations["removeLostAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/modifyPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Replaces the password. Requires the current password, or a passkey requested by `beginPasskeyProof`. The current
         *     session stays valid, every other session ends, and every earlier code, ticket and link becomes invalid. Passkeys
         *     stay valid.
         */
        post: operations["modifyPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/get/isOrgPwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check if the member has no password yet
         * @description Returns `isOrgPwd`, which is true for a member without a password: the member joined with a code or a social
         *     account.
         */
        get: operations["isOrgPwd"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/modify/orgPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the first password
         * @description Sets the first password of a member. Requires a code that was sent for the purpose `confirm` to the member's own
         *     email address or phone. The current session stays valid, and every other session ends.
         */
        post: operations["modifyOrgPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview the deletion of the account
         * @description Returns the assets that the member would lose, and the end of the undo period if the deletion were requested
         *     now.
         */
        get: operations["getDeletionPreview"];
        put?: never;
        /**
         * Request deletion of the account
         * @description Requires re-authentication. Closes the account immediately: every session ends, and sign-in is rejected with
         *     `ACCOUNT_CLOSING`. Within seven days `undoDisable` restores everything. After that the member's data is erased.
         *     The ledgers of coins and points keep their postings without the member's id.
         */
        post: operations["disable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/disable/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the deletion of the account
         * @description Restores the account within seven days of the deletion request and opens a session. Requires the password, or a
         *     code sent for the purpose `login`. If the account is not being deleted, the call only signs the member in. An
         *     erased account is rejected as unknown.
         */
        post: operations["undoDisable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the member's sessions
         * @description Returns the valid sessions, newest first, each with the device and country of its sign-in if they are known. A
         *     member has at most 100 sessions: another sign-in ends the least recently used session.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/sessions/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out a device
         * @description Ends one session of the member, which may be the current one, and rejects its token from then on. Returns 404 if
         *     the session has ended or belongs to another member. Requires a recent re-authentication: `proof`, or a
         *     re-authentication in this session within the last ten minutes.
         */
        post: operations["revokeSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/sessions/revokeOthers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out all other devices
         * @description Ends all sessions of the member except the current one. Requires a recent re-authentication, like
         *     `revokeSession`.
         */
        post: operations["revokeOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/oauth/login/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Social sign-in provider. */
                provider: components["parameters"]["Provider"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a sign-in with Google, Facebook or Apple
         * @description Starts a sign-in attempt with Google, Facebook or Apple and returns the URL of the provider's page. The attempt
         *     is valid for ten minutes and one use. The client stores `binding` in the session storage of the window and never
         *     sends it to the provider. The callback requires it, so that an attacker cannot sign a member in to another
         *     account. The provider redirects to the hub's `/redirect/fastLogin/{provider}`, and the page passes its query and
         *     `binding` to the callback.
         *
         *     An app that uses the provider's SDK opens no page: it passes `nonce` to the SDK and sends the resulting id token
         *     to `socialLogin`. An attempt with the intent `bind`, which connects a social account to the signed-in member,
         *     ends with a ticket for `bindAccount` and never with another session.
         */
        post: operations["oauthLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/oauth/{provider}/callback": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Social sign-in provider. */
                provider: components["parameters"]["Provider"];
            };
            cookie?: never;
        };
        /**
         * Finish a sign-in with Google, Facebook or Apple
         * @description Completes a sign-in with the query parameters of the provider's redirect, and uses up the attempt; after an
         *     error the client starts another attempt. The server exchanges the code and checks issuer, audience, nonce and
         *     signature. If the social account is connected to a member, this member gets a session. Otherwise the response
         *     contains a ticket and the next step: `register` for a new person, or `prove` if the provider verified an email
         *     address that already belongs to a member. An email address that the provider did not verify is ignored.
         *
         *     The page sends `code`, `error` and `iss` exactly as the provider returned them.
         *
         *     The call fails with `SOCIAL_ATTEMPT_GONE` if `state` is unknown, expired or used, if `binding` comes from
         *     another window, or if the attempt was started for another provider.
         */
        get: operations["oauthCallback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/social/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with an id token of a provider's SDK
         * @description Completes a sign-in attempt with the id token that the provider's SDK in an app issued for the `nonce` of the
         *     attempt. The server checks its signature, issuer, audience, nonce and age, uses up the attempt and responds like
         *     `oauthCallback`.
         */
        post: operations["socialLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/social/sendMailCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to connect a social account to a member
         * @description Sends a six-digit code with which a person proves that an existing account of the hub belongs to them, before
         *     the social account is connected to it. The code goes to the email address of the ticket, or to `account` if the
         *     provider knows the member by another address. The code is valid for five minutes, five attempts and one use,
         *     only for this ticket. The response does not depend on whether the account exists.
         */
        post: operations["socialSendMailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/social/verifyMailCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect a social account with a code
         * @description Verifies the code that was sent for this ticket, connects the social account to the member and signs the member
         *     in. From then on the social account is sufficient to sign in. The member is notified at every email address and
         *     phone number. A ticket is valid for ten uses, including failed uses.
         */
        post: operations["socialVerifyMailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/social/verifyPass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect a social account with a password
         * @description Verifies the password of a member, connects the social account to this member and signs the member in. The
         *     member is identified by the email address of the ticket, or by `account`. From then on the social account is
         *     sufficient to sign in. The member is notified at every email address and phone number. A ticket is valid for ten
         *     uses, including failed uses. An unknown account and a wrong password return the same error after the same time.
         */
        post: operations["socialVerifyPass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/social/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register with a social account
         * @description Creates a member for a new person, connects the social account to this member and signs the member in. The email
         *     address is the one that the provider verified. If the provider verified no address, or the person wants another
         *     one, the request contains `account` and a `code` sent for the purpose `register`.
         */
        post: operations["socialRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/social/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List connected social accounts
         * @description Returns the social accounts with which the member can sign in, at most one for each provider.
         */
        get: operations["listBoundAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/bindAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect a social account to the signed-in member
         * @description Connects the social account of a ticket that a sign-in attempt with the intent `bind` returned. Requires
         *     re-authentication, because the social account is sufficient to sign in from then on. The member is notified at
         *     every email address and phone number. Connecting an account that is already connected changes no data.
         */
        post: operations["bindAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/removeAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disconnect a social account
         * @description Disconnects the social account of one provider; the member can no longer sign in with it. If no account of the
         *     provider is connected, no data changes. The member is notified at every email address and phone number. The only
         *     sign-in method cannot be removed (`LAST_WAY_IN`). Requires a recent re-authentication, like `revokeSession`.
         */
        post: operations["removeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the member's passkeys
         * @description Returns the passkeys with which the member can sign in, oldest first. A member has at most ten.
         */
        get: operations["listPasskeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/passkeys/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start adding a passkey
         * @description Returns the JSON options for the browser's `navigator.credentials.create` (WebAuthn Level 3). The challenge is
         *     valid for five minutes and one use, in this session only. Requires re-authentication, because the passkey is
         *     sufficient to sign in from then on. A sign-in by password, code, passkey or registration within the last ten
         *     minutes also counts as re-authentication, in the browser that signed in.
         */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/passkeys/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a passkey
         * @description Stores the passkey that the browser created for `beginPasskey` in the same session. The server checks the
         *     challenge, the origin, and that the device verified its user. The passkey is named after the browser and
         *     operating system, and belongs to one member only. The member is notified at every email address and phone
         *     number.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/passkeys/{id}/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename a passkey
         * @description Renames one of the member's passkeys. Returns 404 if the passkey was removed or belongs to another member.
         */
        post: operations["renamePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/passkeys/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a passkey
         * @description Removes one of the member's passkeys; the member can no longer sign in with it. The member is notified at every
         *     email address and phone number. Returns 404 if the passkey was removed or belongs to another member. Requires a
         *     recent re-authentication, like `revokeSession`.
         */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/passkeys/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a passkey for re-authentication
         * @description Returns the JSON options for the browser's `navigator.credentials.get`, limited to the member's own passkeys.
         *     The resulting assertion re-authenticates the member in this session, once and within five minutes.
         */
        post: operations["beginPasskeyProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/loginByPasskey/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a passkey for sign-in
         * @description Returns the JSON options for the browser's `navigator.credentials.get`. The options name no account and no
         *     passkey, because the device knows its own passkeys. The challenge is valid for five minutes and one use, in the
         *     browser that requested it.
         */
        post: operations["beginLoginByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/loginByPasskey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description Exchanges the assertion of a passkey for a session of 20 days. The assertion must answer a challenge of
         *     `beginLoginByPasskey` that the same browser requested. The same error is returned for an unknown passkey, a
         *     wrong signature, another origin, a challenge that was used, has expired or belongs to another browser, and a
         *     signature counter that did not increase. If the account is being deleted, the call is rejected, and `nextDate`
         *     is the end of the period in which `undoDisable` can restore the account.
         */
        post: operations["loginByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/loginBySecondFactor/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a passkey as second factor
         * @description Returns the JSON options for the browser's `navigator.credentials.get`, limited to the passkeys of the member
         *     whose first factor was correct. The challenge is valid for five minutes and one use, for this ticket.
         */
        post: operations["beginSecondFactorPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/loginBySecondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a sign-in with the second factor
         * @description Exchanges the ticket of `SECOND_FACTOR_NEEDED` and a second factor for the session that the first factor would
         *     have opened. The second factor is an authenticator code, a recovery code, or a passkey requested by
         *     `beginSecondFactorPasskey`, from the same browser as the first factor. A code can be used once. The ticket
         *     becomes invalid after five wrong attempts. After ten wrong authenticator codes of a member within an hour,
         *     authenticator codes are rejected with `SECOND_FACTOR_WAIT`; recovery codes and passkeys are still accepted.
         */
        post: operations["loginBySecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/secondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the member's second factor
         * @description Returns whether sign-in asks for a second factor, and lists the second factors of the member.
         */
        get: operations["getSecondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/secondFactor/authenticator/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the setup of an authenticator app
         * @description Creates a secret for an authenticator app (RFC 6238 with SHA-1, six digits and 30 seconds). Sign-in does not ask
         *     for codes of the app until `confirmAuthenticator` has verified one in the same session. Requires a recent
         *     re-authentication, like `revokeSession`.
         */
        post: operations["beginAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/secondFactor/authenticator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an authenticator app
         * @description Turns on the second factor, or replaces the app, with a valid code of the new app. After five wrong codes the
         *     setup must be started again. The member is notified at every email address and phone number.
         */
        post: operations["confirmAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/secondFactor/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn on the second factor with passkeys
         * @description Turns on the second factor for a member who has a passkey. A sign-in with a passkey alone still works, because
         *     the passkey's device verifies the member. The member is notified at every email address and phone number.
         *     Requires a recent re-authentication, like `revokeSession`.
         */
        post: operations["turnOnPasskeyFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/secondFactor/recoveryCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the recovery codes
         * @description Creates ten recovery codes, and invalidates the earlier codes. Each code can be used once instead of the second
         *     factor. The member is notified at every email address and phone number. Requires a recent re-authentication,
         *     like `revokeSession`.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/secondFactor/off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn off the second factor
         * @description Removes the authenticator app and the recovery codes; passkeys stay. If the second factor is already off, no
         *     data changes. The member is notified of the change at every email address and phone number. Requires a recent
         *     re-authentication, like `revokeSession`.
         */
        post: operations["turnOffSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/getShopifyPass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a URL that signs the member in to the shop
         * @description Returns a URL into the shop that signs the member in by their verified email address. The URL can be used once
         *     within some minutes: request it when the member follows the link, and do not store it. Every link into the shop
         *     uses this operation: its parameter `returnTo` takes the shop paths of responses (`link.path` of a benefit,
         *     `shopPath` of an order). The URL of `openVoucherInShop` is created by the same function.
         */
        get: operations["getShopifyPass"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/modifyUserInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update the member's details
         * @description Changes the fields of the request: an absent field keeps its value, `null` clears it. A new time zone takes
         *     effect from the next local day, so that no day repeats; the response contains the time of this change. If a
         *     birthday is changed or removed after `birthdayCorrectableUntil`, the birthday gift opens only after a waiting
         *     period. If the country changes, the member may have to agree to the privacy policy of the new country.
         *
         *     Implausible dates are rejected: a birthday less than 13 or more than 100 years ago, a return to work
         *     (`resumptionDate`) more than ten years ago or more than five years ahead. A lactation stage other than 1
         *     requires the consent `babyData`. An unknown time zone becomes the default time zone of the country.
         */
        post: operations["modifyUserInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/modifyUserAvatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set or remove the member's picture
         * @description Sets a stored upload with the purpose `avatar` as the member's picture, or removes the picture with `null`. An
         *     upload can be used once, and only by the member who sent it; any other upload is rejected. Setting the same
         *     upload again changes no data.
         */
        post: operations["modifyUserAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn marketing by email on or off
         * @description Sets the consent `marketingMail`, and adds it to the history of consents with country and policy version. A
         *     repeated request changes no data. An account without an email address cannot turn it on, but can always turn it
         *     off.
         */
        post: operations["subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/subscribePhone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn marketing by phone on or off
         * @description Sets the consent `marketingPhone`, and adds it to the history of consents with country and policy version. A
         *     repeated request changes no data. An account without a phone cannot turn it on, but can always turn it off.
         */
        post: operations["subscribePhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a confirmation link
         * @description Returns the purpose and state of a link, and the masked account. Changes no data, because email clients open
         *     links automatically; `confirmActivation` verifies the address. An unknown token, or a token that a newer email
         *     has replaced, is rejected.
         */
        get: operations["activate"];
        put?: never;
        /**
         * Verify the email address by a confirmation link
         * @description Verifies the email address that the link was sent to. Requires no session, because the email may be open on
         *     another device. Confirming again changes no data and succeeds. Rejects an unknown token, a token that a newer
         *     email has replaced, a token for an address that the member has changed since, and a token that is older than a
         *     day.
         */
        post: operations["confirmActivation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/activate/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a link that verifies the email address
         * @description Sends a link that is valid for one day to the member's email address and invalidates earlier links. The call is
         *     rejected if the address is missing or already verified. It is also rejected within a minute of the last email,
         *     with the earliest time for another email as `nextDate`.
         */
        post: operations["sendActivationMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/modifyAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change or add the email address or phone
         * @description Sets a new email address or a new phone for sign-in; the other of the two stays unchanged. Requires
         *     re-authentication and the code that was sent to the new address (`sendVerifyCode`, purpose `verify`). An email
         *     address or phone of another member is rejected with `ACCOUNT_TAKEN` only after this verification. Every other
         *     session ends, and the previous email address and phone are notified.
         */
        post: operations["modifyAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/baby/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the member's babies
         * @description Returns all babies in the order in which they were added, each with its current lactation stage. While baby
         *     content is hidden, the babies are still listed, but without stages, so that the member can edit or remove them.
         */
        get: operations["listBabies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/baby/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or update a baby
         * @description Adds a baby, or updates the baby with `id`: an absent field keeps its value, `null` clears it. A baby has a due
         *     date, a birth date or no date; a birth date replaces the due date. Until `correctableUntil`, another birth date
         *     counts as a correction. If a birth date is changed or removed later, the baby's gifts open only after a waiting
         *     period.
         *
         *     A due date must be from 28 days ago to 294 days ahead, a birth date within the last ten years, both in the
         *     member's time zone; other dates are rejected with the name of the field. The call is also rejected without the
         *     consent `babyData`, for a thirteenth baby, and for a new baby without any data.
         */
        post: operations["saveBaby"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/baby/deleteBaby": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a baby
         * @description Permanently deletes the data of a baby. Coins, points and gifts that the member has already received stay.
         */
        post: operations["deleteBaby"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/baby/silence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hide or show all baby content
         * @description Hides all content about babies, for example after the loss of a baby, or shows it again at any time. While baby
         *     content is hidden, no lactation stage, task, gift or notification mentions a baby. The data of babies is
         *     retained. Coins, points, level and gifts that have been sent stay. Gifts and products for a baby that have not
         *     been sent are canceled, and their coins are returned.
         */
        post: operations["setBabyContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/lactation/stageList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the lactation stages
         * @description Returns all lactation stages (phases of feeding) in the language of the request and, for a signed-in member, the
         *     current stage. The current stage is not stored but derived from the youngest baby on each call. Before birth it
         *     is the first stage; after birth it depends on the baby's age in days. A due date that passed more than six weeks
         *     ago is ignored.
         */
        post: operations["listLactationStages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/task/pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the member's pending tasks
         * @description Returns the open tasks, and the completed tasks with an unclaimed prize (`state: ready`), derived from stored
         *     data. A task without a prize disappears once it is completed. Names and texts are in the language of the
         *     request.
         */
        get: operations["listPendingTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/task/done": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim the prize of a task
         * @description Gives the prize of a completed task once. An incomplete task is rejected with its missing conditions
         *     (`TASK_OPEN`), a claimed prize with `ALREADY_CLAIMED`.
         */
        post: operations["completeTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/get/privacyPolicy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the privacy policy of the member's country
         * @description Returns the privacy policy that is in force today in the member's country, or the general policy if the country
         *     has no separate one. Contains a short summary and the version that the member agreed to last.
         */
        get: operations["getPrivacyPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/agree/privacyPolicy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree to the privacy policy
         * @description Records that the member agrees to the version of the privacy policy that is in force in their country. Agreeing
         *     again changes no data. A request that names another version is rejected, because a newer one may have come into
         *     force while the member was reading.
         */
        post: operations["agreePrivacyPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/isAgree/country/privacyPolicy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check consent to the privacy policy in force
         * @description Returns true if the member agreed to the version of the privacy policy that is in force in their country today.
         *     A new version, or a move to a country with a separate policy, requires consent again.
         */
        get: operations["isAgreeCountryPrivacyPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the member's consents
         * @description Returns the latest decision for each purpose, with its time, country and policy version. The full history is
         *     part of the data export.
         */
        get: operations["getConsents"];
        put?: never;
        /**
         * Give or withdraw consents
         * @description Adds the decisions to the append-only history of consents. A purpose that the request omits keeps its state, and
         *     repeating a decision under the same policy version adds no entry. Withdrawing `babyData` deletes the data of
         *     babies and resets the lactation stage to the default. Withdrawing `membership` is rejected, because the member
         *     must delete the account instead. Marketing by email or phone is rejected if the account has no such address.
         */
        post: operations["setConsents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/emailSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the member's email settings
         * @description Returns whether the member gets emails about each topic. Emails about security are always sent.
         */
        get: operations["getEmailSettings"];
        put?: never;
        /**
         * Turn emails about a topic on or off
         * @description Changes the setting of one topic. Emails that wait for their time of sending, for example until the morning, are
         *     not sent if the topic is off at that time.
         */
        post: operations["setEmailSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/pushSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the member's push settings
         * @description Returns whether the member gets push messages about each topic, and the public key with which browsers
         *     subscribe. All topics are off at first.
         */
        get: operations["getPushSettings"];
        put?: never;
        /**
         * Turn push messages about a topic on or off
         * @description Changes the setting of one topic for all devices of the member. Messages that wait for their time of sending are
         *     not sent if the topic is off at that time.
         */
        post: operations["setPushSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/pushSubscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store the push subscription of a device
         * @description Stores the subscription of the browser in which the member is signed in, and turns topics on. A repeated call
         *     updates the language and the session of the subscription. The subscription ends with a sign-out on the device.
         *     A member can have 10 subscriptions; another one replaces the oldest.
         */
        post: operations["savePushSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/pushSubscription/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the push subscription of a device
         * @description Deletes a subscription of the member, so that the device gets no more push messages.
         */
        post: operations["deletePushSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/pushSubscription/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a push subscription that the browser has changed
         * @description Replaces a stored subscription. The service worker calls it after the event `pushsubscriptionchange`, without a
         *     session: only the device and its push service know the old endpoint. The response is the same for unknown
         *     endpoints.
         */
        post: operations["renewPushSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the member's notifications
         * @description Returns a page of notifications, newest first and in the language of the request, and the number of unread
         *     notifications of all topics. All states of one parcel are one notification with the newest state: each new state moves it to
         *     the front, and `parcel` contains the earlier states.
         */
        get: operations["listNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/notices/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description Marks the notifications in `ids` as read, or all notifications if `ids` is omitted. Repeating the call changes
         *     no data. A notification about a parcel also marks the earlier states of the parcel; a newer state stays unread.
         */
        post: operations["readNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export all data of the member
         * @description Returns all data that is stored under the member's id: as JSON or, with the format `csv`, as one CSV file for
         *     each kind of data. Uploaded files such as the avatar and receipts are listed with signed URLs, and together in
         *     one archive. Secrets such as hashes of passwords and tokens are excluded. Requires re-authentication, and the
         *     member is notified of the export.
         */
        post: operations["exportData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/address/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the member's addresses
         * @description Returns all addresses of the member, the default first, then the newest; at most 20.
         */
        post: operations["listAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/address/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        /**
         * Get an address
         * @description Returns one address of the member.
         */
        get: operations["getAddress"];
        put?: never;
        post?: never;
        /**
         * Remove an address
         * @description Removes an address. Parcels in transit keep their address. If the removed address was the default, the newest
         *     other address becomes the default.
         */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/address/modify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or update an address
         * @description Adds an address, or replaces the address with `id` as a whole: an absent part is cleared. The first address
         *     becomes the default automatically. The country determines the required parts, see `getAddressForm`; parts that
         *     the country does not use are not stored. The error lists each invalid part: `REQUIRED`, `FORMAT`,
         *     `PROVINCE_UNKNOWN`, or `PHONE_INVALID` for an invalid phone number.
         */
        post: operations["modifyAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/address/setDefault": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the default address
         * @description Sets the address that parcels use unless the member chooses another one. A member with addresses has exactly one
         *     default.
         */
        post: operations["setDefaultAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/addressForm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the address form of a country
         * @description Returns the parts of an address in the country, in the order of the form, with their labels, required parts and
         *     the format of the postcode. A country without a separate form has the general one; it has a `province` only if
         *     `listProvinces` lists provinces of the country. `modifyAddress` validates addresses against the same form.
         */
        get: operations["getAddressForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the member's home page
         * @description Returns the items of the home page: open gifts, vouchers in their last days, parcels in transit and raffles that
         *     the member can enter. Items in their last days come first, then the most valuable. Also returns the youngest
         *     babies, the number of products that the balance can buy, and the coins that expire soon. `getTodaysCheckIn`
         *     returns the check-in of the day. While baby content is hidden, the response mentions no baby.
         */
        get: operations["getToday"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/my/web": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get level, points and coins
         * @description Returns the member's level, points and coins as the home page shows them, with names of levels in the language
         *     of the request. A member reaches a level with the points of one calendar year in their time zone, and keeps it
         *     until the end of the next year.
         */
        get: operations["getMyMembership"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/level/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the levels with their benefits
         * @description Returns all levels in ascending order, each with the level benefits (rights) that it adds to those of the lower
         *     levels. Requires no session, so that people can read the list before they register.
         */
        get: operations["listLevels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/level/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the member's earlier levels
         * @description Returns every level that the member has had since joining, newest first, with its start and the reason for its
         *     end: `rose` to a higher level, `yearEnd` if the points of the previous year were too few, `takenBack` if points
         *     were taken back.
         */
        get: operations["listLevelHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/right/savings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the savings by level benefits this year
         * @description Returns how much the member saved on orders of this calendar year with vouchers that were granted as level
         *     benefits (rights), summed by currency. The year is that of the member's time zone. Canceled and refunded orders
         *     do not count.
         */
        get: operations["getRightSavings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/right/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the member's level benefits
         * @description Returns every level benefit (right) of every level with its state for this member: `locked` with the reasons in
         *     `eligibility` and, if known, the date from which it is open; `open` for use or claim; `waiting` while the
         *     evidence is reviewed; `used` once the member has used it this year. A year is the calendar year in the member's
         *     time zone.
         */
        get: operations["listRights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/right/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim the prize of a level benefit
         * @description Gives the prize of a level benefit (right) of the kind `claim` once per calendar year in the member's time zone.
         *     The call is rejected for members below the level of the benefit, and outside of the month in which the benefit
         *     can be claimed. If the member changed their birthday within the last 30 days, a benefit for the birthday month
         *     is also rejected.
         */
        post: operations["claimRight"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/right/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit evidence for a level benefit
         * @description Submits evidence for a level benefit (right) of the kind `proof`: files that were uploaded with the purpose
         *     `right`. A member can submit evidence for a level benefit once per calendar year, and again after a rejection.
         *     If the level benefit has a prize, the member receives it when the evidence is accepted.
         */
        post: operations["uploadRightProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/right/proofList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the submitted evidence for level benefits
         * @description Returns the evidence that the member submitted for level benefits (rights), newest first. Its state is
         *     `submitted` until staff have `accepted` or `refused` it.
         */
        get: operations["listRightProofs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/coins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the coin balance
         * @description Returns the spendable coins with their expiry dates, products to redeem for the coins that expire soon, and the
         *     coins that were earned, spent and expired in each of the last twelve months in the member's time zone. Coins
         *     expire at the end of the month twelve months after they were earned; coins that expire first are spent first.
         */
        get: operations["getCoins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/coins/movementList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the coin history
         * @description Returns every movement of coins (earned, spent, expired or returned), newest first, with its reason and the
         *     balance after it. This balance still includes expired coins until a daily job records their expiry.
         */
        get: operations["listCoinMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/coins/movement/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a coin movement with its lots
         * @description Returns a movement of coins with its lots. A lot contains coins that expire together. A movement adds coins to
         *     one lot, takes them from lots, or returns them to lots. Lots with the same expiry are combined.
         */
        get: operations["getCoinMovement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/mall/productList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the products of the points mall
         * @description Returns all products for the member's country, with price, stock and `eligibility` (`FROM_LEVEL_2`,
         *     `NOT_OPEN_YET`, `ENDED`, `LIMIT_REACHED`, `SOLD_OUT`, `NOT_ENOUGH_COINS`). If a product costs more than the
         *     balance, `saving` contains the missing coins and the number of daily check-ins that earn them.
         *
         *     By default, the list starts with the products that the member can redeem. The others follow, fewest missing
         *     coins first. A product must match all filters. The cursor stays valid if the balance changes between two pages.
         */
        get: operations["listMallProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/mall/product/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a product of the points mall
         * @description Returns one product in the format of `listMallProducts`. Also returns a product that is not available in the
         *     member's country, with `NOT_IN_REGION` in `eligibility`.
         */
        get: operations["getMallProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/mall/wish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose the product to save coins for
         * @description Sets the product that the member saves for, and replaces an earlier one; `null` removes it. It reserves no
         *     stock. If the product is sold out, the member is notified when it is available again.
         */
        post: operations["setMallWish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/mall/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeem a product
         * @description Deducts the price in coins and takes one item of the stock. Then the operation either reserves a parcel for
         *     delivery to one of the member's addresses, or grants the voucher immediately. The redemption stores a copy of
         *     the address. The operation is atomic. A repeated call without an Idempotency-Key redeems another item, up to
         *     `perMember`.
         */
        post: operations["redeemMallProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/mall/redemptionList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the member's redemptions
         * @description Returns redemptions, newest first. The states of a parcel are `reserved`, `confirmed`, `packed`, `shipped` and
         *     `delivered`; it can also end as `cancelled` or `returned`. A voucher is `delivered` immediately.
         */
        get: operations["listRedemptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/mall/redemption/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a redemption
         * @description Returns one redemption of the member in the format of the list of redemptions.
         */
        get: operations["getRedemption"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/mall/cancelRedemption/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a redemption
         * @description Cancels a parcel that is `reserved`: the coins are returned with their original expiry, and the item returns to
         *     the stock. Also cancels a parcel that came back undelivered (`returned`), without returning the item to the
         *     stock, so that the member can redeem the product again with another address. Parcels in other states and
         *     vouchers are rejected. A repeated call returns the same response.
         */
        post: operations["cancelRedemption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/voucher/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the member's vouchers
         * @description Returns the vouchers of one state, with discounts for the member's country. Usable vouchers are sorted by
         *     expiry, soonest first; used ones by the time of use, latest first; expired ones by expiry, latest first. A
         *     voucher after `expiresAt` is `expired`; a voucher whose reservation has expired is `active` again.
         */
        get: operations["listVouchers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/voucher/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a voucher
         * @description Returns one voucher of the member in the format of the list of vouchers.
         */
        get: operations["getVoucher"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/voucher/reserve/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reserve a voucher for an order
         * @description Reserves the voucher for 30 minutes, but not beyond its expiry, and returns the code for the shop. The code does
         *     not change; each further call restarts the 30 minutes.
         */
        post: operations["reserveVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/voucher/release/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release a reserved voucher
         * @description Ends the reservation of a voucher before its 30 minutes have passed; the voucher is then active again. An active
         *     voucher stays unchanged.
         */
        post: operations["releaseVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/voucher/openInShop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a shop URL that applies a voucher
         * @description Reserves a voucher like `reserveVoucher`, and returns a URL into the shop that applies its code and opens the
         *     products of the voucher, or the front page if it applies to all products. Like `getShopifyPass`, the URL signs
         *     in a member with a verified email address; for other members it only applies the code. Request it when the
         *     member follows the link. The button of a voucher and the page /redirect/shopfiyCoupons use this operation. If
         *     the member has no usable voucher of a type, the error names the state of the latest voucher of this type.
         */
        post: operations["openVoucherInShop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/referral": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the member's referral link
         * @description Returns the referral code, the rewards for the member and the friend, and the number of friends so far. The
         *     first call creates the code. Member and friend are rewarded once, when a friend who registered with the code has
         *     verified an email address or phone and has checked in or redeemed a product for the first time. The member is
         *     rewarded for at most `friendsAYear` friends per calendar year in their time zone; further friends still receive
         *     their reward.
         */
        get: operations["getReferral"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/referral/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show or hide the first name on the member's referral link
         * @description Changes whether people who open the referral link see the member's first name. They see no name by default.
         */
        post: operations["setReferralName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the invitation behind a referral code
         * @description Returns the rewards of the inviting member and of the friend, for the page that the referral link opens. The
         *     first name is `null` unless the member shows it on the link.
         */
        get: operations["getInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/referral/friendList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the friends who registered with the code
         * @description Returns friends, newest first, with only the first letter of their first name.
         */
        get: operations["listReferredFriends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/gift/boards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the boards of the gift page
         * @description Returns one board for each occasion: the number of its gifts, the number that the member can claim now, up to
         *     three pictures, and the ineligibility reasons if no gift is open. Gifts that are not available in the member's
         *     country are excluded. The boards of babies are included only if the member has a baby with a due or birth date.
         *     `waiting` is the number of won gifts that the member has not claimed.
         */
        get: operations["getGiftBoards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/gift/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List gifts
         * @description Lists the gifts of the catalog that are available in the member's country, ordered by level, then by occasion.
         *     `eligibility` of each gift states whether the member can claim it now, and otherwise the reasons and the
         *     opening time. Gifts for a baby are omitted if the member has no baby with a due date or birth date.
         */
        get: operations["listGifts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/gift/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a gift
         * @description Returns a gift of the catalog with the member's eligibility. Gifts that are not available in the member's
         *     country are also returned; `eligibility` then states the reason.
         */
        get: operations["getGift"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/gift/newBabyGiftList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List gifts for a new baby
         * @description Lists the member's babies with the claim period of each baby's gift, and the gifts to choose from. A member
         *     gets one gift for each baby, up to 90 days after birth. The limit is four gifts for new babies in a year
         *     (`BABY_GIFTS_LIMIT`). A changed birth date takes effect 30 days after the change.
         *
         *     Births with gifts, including those of removed babies, must be at least 180 days apart (`BIRTHS_TOO_CLOSE`). A
         *     multiple birth counts as one birth, with gifts for up to three babies.
         *
         *     The top-level `eligibility` states whether a gift can be claimed for any baby, and otherwise the missing
         *     requirement. The `eligibility` of an occasion states whether its claim period is open, and the `eligibility` of
         *     a gift whether this gift can be claimed.
         */
        get: operations["listNewBabyGifts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/gift/momBirthdayGiftList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List gifts for the member's birthday
         * @description Returns the claim period of this year's birthday gift, from 7 days before the birthday to 30 days after it, and
         *     the gifts to choose from. A member gets one gift a year. A birthday on 29 February is celebrated on 28 February
         *     in other years. A changed birthday takes effect 30 days after the change.
         *
         *     The top-level `eligibility` states whether a gift can be claimed now, and otherwise the missing requirement. The
         *     `eligibility` of an occasion states whether its claim period is open, and the `eligibility` of a gift whether
         *     this gift can be claimed.
         */
        get: operations["listMomBirthdayGifts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/gift/babyBirthdayGiftList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List gifts for babies' birthdays
         * @description Lists the member's babies with the claim period of each baby's next birthday gift, and the gifts to choose
         *     from. The claim period is from 7 days before the birthday to 30 days after it. A member gets one gift for each
         *     baby and year, from the first birthday on. A changed birth date takes effect 30 days after the change. The
         *     limits of `gift/newBabyGiftList` apply.
         *
         *     The top-level `eligibility` states whether a gift can be claimed for any baby, and otherwise the missing
         *     requirement. The `eligibility` of an occasion states whether its claim period is open, and the `eligibility` of
         *     a gift whether this gift can be claimed.
         */
        get: operations["listBabyBirthdayGifts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/gift/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim a gift
         * @description Claims a level gift by the id of the gift, or a won gift by its id in `gift/myList`. A member can claim each
         *     level gift once. Stock, coins and claim change in one transaction. A won gift costs no coins, requires no level
         *     and cannot sell out, because its stock is already allocated.
         *
         *     The claim stores a copy of the address. Free gifts are limited per member (`GIFTS_LIMIT`) and per household,
         *     across accounts (`ADDRESS_GIFTS_LIMIT`). Returns 404 if the id is unknown or the address does not belong to
         *     the member.
         */
        post: operations["claimGift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/gift/claim/newBabyGift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim the gift for a new baby
         * @description Claims the gift for a new baby, one for each baby, up to 90 days after birth in the member's calendar; see
         *     `gift/newBabyGiftList`. A household gets at most five a year, across accounts (`ADDRESS_GIFTS_LIMIT`). Returns
         *     404 if the gift, baby or address does not exist.
         */
        post: operations["claimNewBabyGift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/gift/claim/momBirthdayGift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim the gift for the member's birthday
         * @description Claims the birthday gift of the member, one a year, from 7 days before the birthday to 30 days after it; see
         *     `gift/momBirthdayGiftList`. A household gets at most three a year, across accounts (`ADDRESS_GIFTS_LIMIT`).
         *     Returns 404 if the gift or address does not exist.
         */
        post: operations["claimMomBirthdayGift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/gift/claim/babyBirthdayGift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim the gift for a baby's birthday
         * @description Claims the birthday gift of a baby, one for each baby and year, from 7 days before the birthday to 30 days after
         *     it; see `gift/babyBirthdayGiftList`. A household gets at most five a year, across accounts
         *     (`ADDRESS_GIFTS_LIMIT`). Returns 404 if the gift, baby or address does not exist.
         */
        post: operations["claimBabyBirthdayGift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/gift/myList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the member's gifts
         * @description Lists claimed gifts with their state and parcel, and won gifts that are not claimed yet (`state: waiting`),
         *     newest first.
         */
        get: operations["listMyGifts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/gift/my/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of the member's gifts
         * @description Returns a claim or an unclaimed won gift of the member. After a won gift has been claimed, a request with its id
         *     returns the claim.
         */
        get: operations["getMyGift"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/gift/claim/cancel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a gift claim
         * @description Cancels a claim that is still `reserved`. The stock is restored, and the coins return to the lots from which
         *     they were spent. The gift can be claimed again.
         *
         *     A claim whose parcel came back undelivered (`returned`) can also be canceled. The stock is then not restored;
         *     the member can claim the gift again with another address while stock and claim period allow. Repeated calls have
         *     no further effect.
         */
        post: operations["cancelGiftClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/village/onlineCourse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List online courses
         * @description Lists the courses with their chapters and the member's progress. Finishing all chapters of a course grants its
         *     reward once. `eligibility` states why a course is not open to the member, for example because of the level.
         */
        get: operations["listOnlineCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/village/course/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a course
         * @description Returns a course with the texts of its chapters. The texts are empty while the course is not open to the
         *     member.
         */
        get: operations["getCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/village/course/{id}/finishChapter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a chapter
         * @description Marks a chapter as read; chapters can be read in any order. The call that finishes the course grants its
         *     reward once. Finishing a chapter again has no effect and grants no reward. Returns 404 if the course or
         *     chapter does not exist.
         */
        post: operations["finishChapter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/village/newProductBenefits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List benefits of new products
         * @description Lists the current and upcoming new-product benefits of the member's country, sorted by end date. `link` leads
         *     to the product in the shop or to the member's vouchers. `eligibility` states why a benefit is not open to the
         *     member, and its opening time.
         */
        get: operations["listNewProductBenefits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/magazine/queryList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List magazine issues
         * @description Lists the published issues, newest first, each with a flag that is true if the member has read the issue.
         */
        get: operations["queryMagazines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/magazine/checkIsBrowse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check if the member has read all magazine issues
         * @description Returns `isAllBrowse`, which is true if the member has read all published issues. The hub's menu shows a badge
         *     if it is false.
         */
        get: operations["checkIsBrowse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/magazine/addHistory/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark an issue as read
         * @description Marks an issue as read by the member. Repeated calls have no further effect. The pages call this operation when
         *     the end of each article has been on screen, or when the member marks the issue as read; opening an issue is not
         *     enough.
         */
        put: operations["addMagazineHistory"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/magazine/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a magazine issue
         * @description Returns an issue with its articles, split into paragraphs, in the request's language.
         */
        get: operations["getMagazineDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/user/magazine/forStage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List suggested articles and courses for the member
         * @description Suggests articles and courses, each with the `moment` for which it is suggested. A member has two moments. The
         *     first is the lactation stage of the youngest baby, or without a baby the chosen stage. The second is the period
         *     around the return to work (`resumptionDate`). Items that the member has read or cannot open are omitted. If a
         *     stage has too few items, items that suit any moment follow.
         */
        get: operations["listReadingForStage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List check-in games
         * @description Lists all games with their season in the member's country, the member's eligibility and today's state.
         *     `eligibility` uses the reasons `NOT_OPEN_YET`, `ENDED`, `NOT_IN_REGION` and `FROM_LEVEL_2` to `FROM_LEVEL_4`.
         *     The Mother's Day game is omitted for members who hide baby content.
         */
        get: operations["listGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/games/{game}/checkIn": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the check-in game, which is also the name of its screen. */
                game: components["parameters"]["GameInPath"];
            };
            cookie?: never;
        };
        /**
         * Get the state of a check-in game
         * @description Returns the game's state for the member: the current seven-day cycle, the streak, recent days, rewards, make-up
         *     days and pauses. All dates are in the member's time zone. A game that is not open to the member is also
         *     returned; `eligibility` states the reasons and the opening time. A game about babies is returned as closed,
         *     without a reason, while the member hides baby content.
         */
        get: operations["getCheckIn"];
        put?: never;
        /**
         * Check in for today
         * @description Checks in for the current date in the member's time zone and grants the day's reward. The game must be open to
         *     the member. A check-in on a paused day ends the pause. A second check-in on the same date fails with
         *     `ALREADY_CHECKED_IN` and grants no reward.
         */
        post: operations["checkIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/games/{game}/lateCheckIn": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the check-in game, which is also the name of its screen. */
                game: components["parameters"]["GameInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a check-in that was made offline
         * @description Submits a check-in that was made offline, at most `x-late-check-in.hours` hours ago. Only the time of the
         *     check-in comes from the device; the server derives the date from the member's time zone at that time.
         *
         *     The effect is the same as that of a check-in received on that date: it grants the day's reward, recalculates
         *     the streak, uses no make-up day, and ends a pause that includes the date. For the current date it is a normal
         *     check-in. The game must have been open on the date. The call fails and grants no reward if the date is already
         *     checked in or made up.
         */
        post: operations["lateCheckIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/games/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the check-in game for today
         * @description Returns the check-in game that the home screen offers: the open, unpaused seasonal game that ends first,
         *     otherwise the daily check-in. The response contains the state of this game, in the format of `getCheckIn`.
         */
        get: operations["getTodaysCheckIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/games/{game}/makeUp": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the check-in game, which is also the name of its screen. */
                game: components["parameters"]["GameInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make up a missed check-in
         * @description Checks in for a missed day of the current cycle. It deducts `makeUps.price` in coins, grants the day's reward,
         *     and recalculates the streak as if the day had not been missed.
         *
         *     Each cycle has a limited number of make-up days (`makeUps.left`). Days of other cycles and paused days cannot be
         *     made up. One make-up day of a cycle is free if at least three days of the cycle were missed (`makeUps.free`).
         */
        post: operations["makeUpCheckIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/games/{game}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the check-in game, which is also the name of its screen. */
                game: components["parameters"]["GameInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a streak
         * @description Pauses the streak for a number of days, during which no day counts as missed; the cycle continues afterwards.
         *     The pause starts today, or tomorrow if today is already checked in, and replaces a current pause.
         *
         *     The pause ends automatically, by `resumeCheckIn`, or at the next check-in. Unused pause days can be used again
         *     in the same calendar quarter.
         */
        post: operations["pauseCheckIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/games/{game}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the check-in game, which is also the name of its screen. */
                game: components["parameters"]["GameInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a pause
         * @description Ends the current or upcoming pause; from today on, a day without a check-in counts as missed again. Without a
         *     pause the call has no effect.
         */
        post: operations["resumeCheckIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/draws": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List draws
         * @description Lists the draws of the member's country, all ended draws, and draws for which the member holds tickets, with
         *     the member's eligibility and unused tickets. `eligibility` uses the reasons `NOT_OPEN_YET`, `ENDED`,
         *     `NOT_IN_REGION` and `FROM_LEVEL_2` to `FROM_LEVEL_4`.
         */
        get: operations["listDraws"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/draws/{draw}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the draw in the catalog. */
                draw: components["parameters"]["DrawInPath"];
            };
            cookie?: never;
        };
        /**
         * Get a draw with its odds
         * @description Returns a draw with its prizes, their weights, current odds and remaining stock, the published hash of the seed,
         *     and the member's unused tickets.
         */
        get: operations["getDraw"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/draws/{draw}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the draw in the catalog. */
                draw: components["parameters"]["DrawInPath"];
            };
            cookie?: never;
        };
        /**
         * Get the draw proof
         * @description Returns the seed of an ended draw and the member's results, newest first, so that the results can be verified.
         *     The SHA-256 hash of the seed is the `seedHash` that was published before the draw. A ticket is evaluated as
         *     follows:
         *
         *     1. Calculate HMAC-SHA256 with the 32 bytes of the seed as the key and the ticket's id as the message. Read the
         *        result as eight unsigned 32-bit big-endian numbers.
         *     2. Let `total` be the sum of all weights, and the limit the largest multiple of `total` that is not above 2^32.
         *        Take the first of the eight numbers that is below the limit; its remainder modulo `total` is the point. If no
         *        number is below the limit, repeat with the message `<ticket>:1`, then `<ticket>:2`, and so on.
         *     3. Add up the weights of `prizes` in their order. The first prize at which the sum exceeds the point is
         *        `drawn`.
         *
         *     `prize` is the granted prize: it is `drawn`, or the consolation prize (the prize without a stock) if `drawn`
         *     was out of stock.
         */
        get: operations["getDrawProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/draws/{draw}/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the draw in the catalog. */
                draw: components["parameters"]["DrawInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy draw tickets with coins
         * @description Deducts the price of the tickets in coins and issues them. The daily limit is `ticketsPerDay`, in the member's
         *     time zone; a draw paid with coins also counts towards it. Tickets are valid until the draw ends.
         */
        post: operations["buyDrawTickets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/gift/luckyList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List prizes of open draws
         * @description Lists the open draws of the member's country, each with its prizes, their weights, current odds and remaining
         *     stock.
         */
        get: operations["listLuckyGifts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/gift/lottery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draw a prize
         * @description Uses one ticket, or deducts the price of one ticket in coins, then draws, stores the result and grants the prize
         *     in one transaction. A gift must be claimed on the page `claimAt`; coins and vouchers are granted immediately.
         *
         *     The member gets the consolation prize if the drawn prize is out of stock. Drawing again with a used ticket
         *     returns the stored result.
         */
        post: operations["lottery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/gift/myLuckyList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the member's draw results
         * @description Lists the member's draw results, newest first, each with the ticket, the prize and the screen that shows the
         *     prize.
         */
        get: operations["listMyLuckyGifts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/shareCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a card to share
         * @description Returns the URL of a picture that tells friends about the member's level, streak or prize. The picture contains
         *     no name and no data about a baby. The URL is signed, and valid for ten minutes.
         */
        get: operations["getShareCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/member/gift/myLuckyList/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a draw result
         * @description Returns the result of one of the member's tickets. A result never changes.
         */
        get: operations["getMyLuckyGift"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/activity/getBabyListActivityConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the state of the activity on a page
         * @description Returns the state of the activity on one of two pages: `scene` 1 is the page of the event registration, `scene`
         *     2 is the page of Mamaglow. The specification (sections 2 and 9) names this call, but not its path.
         *
         *     `activityStatus` is 1 outside the period of the activity and while the activity is offline; the activity's page
         *     then returns 404 with "Activity not found". The page of an activity with a `permission` returns 403 to members
         *     who lack the permission code.
         */
        post: operations["getBabyListActivityConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/activity/checkRaffleStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the state of a raffle
         * @description Returns the state of a raffle, so that the app can check it before it opens the page of the raffle. The
         *     specification (sections 2 and 9) names this call, but not its path. `activityStatus` is 1 outside the period of
         *     the raffle and while the raffle is offline. Returns 404 if the activity type has no raffle.
         */
        post: operations["checkRaffleStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/activity/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List activities
         * @description Lists the past, current and upcoming activities of the member's country, sorted by start time, newest first.
         *     Each has the member's permission code, event registration, and raffle entry with its outcome. Activities that
         *     are offline are omitted; with `mine`, those whose raffle the member has entered are listed.
         */
        get: operations["listActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/activity/campaign/{year}/{campaign}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Year in the path of the campaign's page: the year in which the campaign started. */
                year: string;
                /** @description Name of the campaign in the path of its page. */
                campaign: components["schemas"]["CampaignName"];
            };
            cookie?: never;
        };
        /**
         * Get a campaign page
         * @description Returns the content of `/activity/{year}/{campaign}` as blocks in the request's language, and the member's state
         *     in the campaign. Returns 404 while the campaign is offline, and outside its period unless its page stays open.
         *     If a campaign with a raffle is offline, members who have entered the raffle still get the page.
         *
         *     If the country is not among those of the campaign, the call fails and lists the countries of the campaign in
         *     `regions`. For a member, the country of the account counts; for a visitor, the country of the request, if it is
         *     known.
         */
        get: operations["getCampaign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/activity/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join an activity
         * @description Adds the activity's permission code to the member's `activityList`. With this code the member can open the
         *     activity's page and call the operations of the activity. An activity with `joining: open` accepts all members of
         *     its countries; `joining: invitation` requires the code of the invitation, in upper or lower case. Joining again
         *     has no effect and returns the same response.
         */
        post: operations["joinActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/activity/signIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record the daily sign-in of the member
         * @description Records the member's daily sign-in for the sign-in activity. The page `/activity/signIn` calls it and then
         *     opens `redirect`. The first sign-in of a date in the member's time zone grants the reward. Later sign-ins on
         *     the same date return `firstToday: false` and grant no reward.
         */
        post: operations["signInToActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/activity/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register for an event
         * @description Registers the member for an event, once per event, while registration is open. If the event is full, the
         *     member joins the waiting list: `state` is `waiting` and `position` starts at 1. When a registration is
         *     canceled, the first member on the waiting list gets the place and is informed by notification and email.
         *
         *     The registration is confirmed by email. Returns 403 if the activity has a permission code that the member
         *     lacks.
         */
        post: operations["registerForEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/activity/registration/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an event registration
         * @description Cancels the member's registration before the event starts. The first member on the waiting list gets the
         *     place. Canceling again has no effect and returns the same response. Returns 404 if the member has no
         *     registration for the event.
         */
        post: operations["cancelEventRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/activity/raffle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter a raffle
         * @description Enters the member in a raffle, once and free of charge, within the period of the raffle. The `reward` for taking
         *     part is granted immediately. When the period ends, the winners are drawn from all tickets, each with the same
         *     chance; see `getRaffleProof`.
         *
         *     An entry has one ticket. If the raffle counts `friends`, an entrant who registered through another member's link
         *     after the raffle opened gets additional tickets. The owner of the link gets the same number if the owner has
         *     already entered. `most` limits the tickets of each member.
         */
        post: operations["enterRaffle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/activity/raffle/{activityType}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Type of the activity with the raffle. */
                activityType: components["schemas"]["ActivityType"];
            };
            cookie?: never;
        };
        /**
         * Get the raffle proof
         * @description Returns the seed, the winners and the tickets of a drawn raffle, so that the draw can be verified. The SHA-256
         *     hash of the seed is the `seedHash` that was published while the raffle was open. The winners are determined as
         *     follows:
         *
         *     1. The number of a ticket is HMAC-SHA256 with the 32 bytes of the seed as the key and the ticket's id as the
         *        message.
         *     2. Sort the tickets by their numbers in ascending order, compared byte by byte.
         *     3. The entry of a ticket is the part of its id before `_`, or the whole id if it has no `_`. Go through the
         *        tickets in order: each entry wins at its first ticket, until `winners` entries have won.
         *
         *     `won` lists the winning entries in this order. An entry is an anonymous id that only its member can recognize.
         */
        get: operations["getRaffleProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/activity/registerGift/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products with a registration gift
         * @description Lists the products that `/activity/registerGift` offers, each with the reward for registering its purchase.
         *     Products for babies are omitted for members who hide baby content.
         */
        get: operations["listGiftProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/activity/registerGift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the member's gift registrations
         * @description Lists the member's purchase registrations with their states, newest first.
         */
        get: operations["listGiftRegistrations"];
        put?: never;
        /**
         * Register a purchase for its gift
         * @description Registers one product of an order within `withinDays` of the purchase, with one to three pictures of the receipt
         *     (uploads with the purpose `activity`). Staff review the registration: `submitted` becomes `accepted`, and the
         *     reward is granted, or `refused` with a reason; the order can then be registered again. The member is notified of
         *     the decision.
         *
         *     A product of an order that the member has already registered is rejected. Registrations of the same order by
         *     other members do not affect the response; staff accept only one of them. Returns 404 if the product is not in
         *     `listGiftProducts`.
         */
        post: operations["registerGift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/activity/guidance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the activity guide
         * @description Returns the steps and texts of `/activity/guidance` in the request's language.
         */
        get: operations["getGuidance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/questionnaire/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List questionnaires
         * @description Lists the newest version of each questionnaire with its screen and, for a member, whether it has been submitted
         *     and whether a draft exists. Questionnaires about babies are omitted for members who hide baby content, and all
         *     other calls treat them as unknown.
         */
        get: operations["listQuestionnaires"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/questionnaire/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        /**
         * Get a questionnaire
         * @description Returns the pages and questions of a questionnaire, with their limits, in the request's language. A question
         *     with `showIf` is shown only if its rule is met. Rules depend only on earlier questions, and a hidden question
         *     counts as unanswered. Returns 404 for a retired version.
         */
        get: operations["getQuestionnaire"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/questionnaire/{id}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Save a questionnaire draft
         * @description Replaces the whole draft. A member has one draft for each questionnaire. A visitor gets a `draftId` with the
         *     first draft and sends it with later ones; a visitor's draft is deleted after 30 days without a change.
         *
         *     A draft keeps the version with which it was started until that version is retired. Answers must belong to
         *     questions of the version and have the matching kind; limits, required questions and rules are validated at
         *     submission.
         */
        put: operations["saveQuestionnaireDraft"];
        /**
         * Get a questionnaire draft
         * @description Returns the member's draft, or the visitor's draft that `draftId` identifies. If `retired` is true, the
         *     draft's version is no longer accepted; matching answers can be copied to the newest version. The secret
         *     `draftId` is in the request body because logs contain URLs.
         */
        post: operations["getQuestionnaireDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/questionnaire/{id}/submission": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a questionnaire
         * @description Submits the answers, once per member or visitor's draft. The server evaluates which questions are shown: answers
         *     to hidden questions are dropped and listed in `dropped`. A missing or invalid answer is rejected with the field
         *     `answers.<question id>`, and for an address the field also names the part. Uploads in the answers cannot be used
         *     again. All versions are accepted until they are retired.
         *
         *     A member gets the reward immediately. A visitor gets a `claimCode`. It opens the result and, after the visitor
         *     has registered, grants the reward. Unclaimed submissions and their files are deleted after 180 days.
         */
        post: operations["submitQuestionnaire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/questionnaire/claim/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the result of a visitor's submission
         * @description Returns the result of the visitor's submission that the code identifies, on any device. The result is
         *     calculated from the answers by the rules of the submitted version. The code is in the request body because
         *     logs contain URLs. An unknown or redeemed code is rejected.
         */
        post: operations["openClaimCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/questionnaire/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim a visitor's submission
         * @description Assigns the submission of a claim code to the member and grants its reward; the code is then redeemed.
         *     Redeeming the same code again by the same member has no effect and returns the same response.
         */
        post: operations["redeemClaimCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/questionnaire/{id}/result": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        /**
         * Get the result of a questionnaire
         * @description Returns the result of the member's submission, with the states of the marketplace order and the review. The
         *     result is calculated from the answers by the rules of the submitted version. Returns 404 if the member has not
         *     submitted the questionnaire. `openClaimCode` returns the result of a visitor.
         */
        get: operations["getQuestionnaireResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/questionnaire/{id}/amazon": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a marketplace order number
         * @description Adds a marketplace order number to a submission and replaces an earlier one. `marketplaces` of the
         *     questionnaire specifies the number's format for each country. Returns 404 if there is no submission or the
         *     questionnaire does not ask for an order.
         *
         *     A number that is already in another submission of the same member is rejected. Other members' orders do not
         *     affect the response, so that the response does not reveal used numbers. If several members enter the same
         *     number, staff accept only one review.
         */
        post: operations["saveAmazonOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/questionnaire/{id}/upload": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add screenshots of a review
         * @description Adds one to three screenshots of a review (uploads with the purpose `questionnaire`) to a submission. Positive
         *     and negative reviews are treated in the same way. Staff check the screenshots: `submitted` becomes `accepted` or
         *     `refused`; after `refused`, other screenshots can be added. Returns 404 if there is no submission or the
         *     questionnaire does not ask for a review.
         */
        post: operations["attachQuestionnaireUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/packageCard/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List package cards
         * @description Lists the cards that are enclosed in parcels, each with its questions and answers. Cards about babies are
         *     omitted for members who hide baby content.
         */
        get: operations["listPackageCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/packageCard/{card}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the package card, which is also the name of its screen. */
                card: components["schemas"]["PackageCardName"];
            };
            cookie?: never;
        };
        /**
         * Get a package card
         * @description Returns a product's steps, videos, questions and answers, its questionnaire, and the marketplaces of each
         *     country. Returns 404 for a card about babies if the member hides baby content.
         */
        get: operations["getPackageCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/order/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the member's purchases
         * @description Lists the member's orders in the shop, newest first. An order belongs to the member if the shop stores it under
         *     the member's verified email address. The shop reports new and changed orders to the hub.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/order/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a purchase
         * @description Returns an order with its items, amounts and parcels. Amounts are in minor units of the order's currency.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/order/logistics/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the tracking of a parcel
         * @description Returns the parcel of an order, redemption or gift, with its tracking steps, newest first. Each step has its
         *     time and, if the carrier reports it, its location. Times are in UTC. The page shows them in the member's time
         *     zone and, in English, also in the time zone Asia/Shanghai.
         */
        get: operations["getLogistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/information/product-registration/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products that can be registered
         * @description Lists the products whose warranty a registration extends, with the format and location of their serial
         *     numbers. A warranty starts on the date of purchase.
         */
        get: operations["listRegistrableProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/information/product-registration/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a product
         * @description Registers a product that the member bought and extends its warranty. A product that the member has already
         *     registered fails with the reason `OWN_ALREADY`. A serial number that does not match the product is rejected.
         *     So is a purchase date in the future (`IN_FUTURE`) or before the registration period (`TOO_LONG_AGO`).
         *
         *     Registrations of the same serial number by other members do not affect the response, so that the response does
         *     not reveal these registrations. If several members register a product, staff determine its owner by the receipt.
         *
         *     A member can register a few products without evidence. Further registrations fail with `RECEIPT_NEEDED`,
         *     unless the product is in a paid order of the member in our shop. Staff can add a product after seeing the
         *     receipt. A picture or PDF of the receipt, uploaded with the purpose `registration`, is optional.
         *
         *     A buyer of a used product takes it over with `takeOverProduct`. After the deletion of the owner's account, the
         *     product can be registered again and keeps its extended warranty.
         */
        post: operations["saveProductRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/information/product-registration/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the member's registered products
         * @description Lists the products that the member registered, newest first, each with the last day of its warranty.
         */
        get: operations["listProductRegistrations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/information/product-registration/transfer/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a transfer code for a product
         * @description Creates a code with which another member can take over the product, once, until `expiresAt`. The code is
         *     returned only in this response and replaces an earlier one. The product belongs to the member until the code
         *     is used.
         */
        post: operations["offerProductTransfer"];
        /**
         * Revoke the transfer code of a product
         * @description Revokes the product's transfer code; the code can then no longer be used. Without a code the call has no effect.
         */
        delete: operations["cancelProductTransfer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/information/product-registration/takeOver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take over a product from another member
         * @description Makes the member the owner of a product, by its serial number and the transfer code from its owner. The
         *     warranty continues unchanged. The previous owner's receipt and identity are not disclosed. A wrong, used or
         *     expired code and the code of another product return the same error; a product that the member already owns
         *     fails with the reason `OWN_ALREADY`.
         */
        post: operations["takeOverProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/support/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a contact message
         * @description Sends a message from a member or visitor to the service team, with up to five files uploaded with the purpose
         *     `contact`. The response has a reference number. A confirmation with the number, but without the text of the
         *     message, is sent to the reply address. The team replies to this address and not by phone.
         *
         *     More than five messages an hour for one reply address are rejected with the time at which the next message is
         *     accepted. A message and its files are deleted after two years.
         */
        post: operations["sendContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/support/contactTopics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contact topics
         * @description Lists the topics of a contact message, each with the usual time until the service team responds.
         */
        get: operations["listContactTopics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/support/introduction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the introduction for visitors
         * @description Returns an introduction to the membership for people who have not signed in: the first coins, a gift for a
         *     newborn, rewards with their prices, the levels, questions, a sample article, courses, and open activities. It
         *     depends on the language and the country of the request. Rewards can be redeemed at level 1 and are in stock.
         */
        get: operations["getIntroduction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/support/faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List frequently asked questions
         * @description Lists questions and answers by section, in the request's language. `product` selects the questions about a
         *     product and about all products. `query` selects the questions that contain all of its words, ignoring accents
         *     and case. Sections without questions are omitted.
         */
        get: operations["listFaq"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the hub
         * @description Searches products of the points mall, gifts, articles of the magazine, courses, frequently asked questions and
         *     pages of the hub in the request's language: their names, topics, categories and texts. Ignores case, accents and
         *     tone marks, and also finds synonyms. If no item matches, words of at least 4 letters are corrected: typos,
         *     swapped letters, missing spaces, and Thai words without vowel signs. Results are grouped by kind, with the best
         *     match and the most relevant group first. Groups without results are omitted.
         *
         *     Members get only items that are offered in their country and that they have not hidden. Visitors get only
         *     questions.
         */
        get: operations["searchHub"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/search/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get search suggestions
         * @description Returns topics to search for, and at most 3 things that the member can get now: a gift that is free with the
         *     level, followed by affordable products, most expensive first.
         */
        get: operations["getSearchSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/support/legal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a legal text
         * @description Returns the privacy policy or the terms and conditions in the request's language: the version in force, or the
         *     version that `version` selects (of any country). `earlier` lists earlier versions.
         *
         *     Without `countryCode`, the text is the one for the member's country, or for a visitor the country of the
         *     request. The language does not affect this choice. A country without its own text uses the general one, and
         *     `countryCode` of the response is then `null`.
         */
        get: operations["getLegalText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/station/activity/getIpIsoCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the caller's country
         * @description Returns the country of the request: the country that the reverse proxy reports, otherwise the region of
         *     `Accept-Language`, otherwise `null`.
         */
        post: operations["getIpIsoCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/base/event/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a tracking event
         * @description Stores a tracking event. Send events of members only with their consent, and events of visitors only if their
         *     country requires no consent (`countsVisitors` of `getIpIsoCode`).
         *
         *     An event must not contain names, email addresses, phone numbers, baby data or tokens. A text that looks like
         *     an email address, a phone number or a secret is rejected as malformed (`PERSONAL`). `uid` must be empty or the
         *     id of the signed-in member (`NOT_OWN`). Only origin, path and `utm_` parameters of `url` and `referer` are
         *     stored. Events are deleted after 400 days.
         */
        post: operations["reportEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/base/page/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report errors and performance of a page
         * @description Reports the number of errors on a page since the last report and, for some pages, performance measurements. A
         *     report consists of numbers only: it has no error messages, URLs or personal data and requires no consent.
         *     Reports are added to counters and not stored individually. Unknown screens are counted as `other`.
         */
        post: operations["reportPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/base/region/defaultRegion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the default region
         * @description Returns the country of the request with the defaults for forms and pages: its calling code and the hub's
         *     language there (TH, ID or VN in these countries, otherwise EN). If the country is unknown, the response contains
         *     the defaults of the United States.
         */
        get: operations["getDefaultRegion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/base/region/countryList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List countries
         * @description Lists the countries and territories that have a calling code. Names and sort order follow `langCode`, or the
         *     `Language` header if `langCode` is omitted.
         */
        post: operations["listCountries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/base/region/intelCodeList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List calling codes
         * @description Lists the countries of `listCountries` with their calling codes and the format of a mobile number.
         */
        post: operations["listCallingCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/base/region/provinceList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the provinces of a country
         * @description Lists the provinces, states or equivalent divisions of a country, sorted by name; in Viet Nam the six cities
         *     come first. The list contains the 34 provinces that Viet Nam has had since July 2025, and the 38 that Indonesia
         *     has had since December 2022. Thai provinces have Thai names if the language is Thai. The list is empty for a
         *     country without provinces.
         */
        post: operations["listProvinces"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/base/material/querySceneMaterialList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List banners and pictures of a page area
         * @description Lists the banners and pictures of a page area in display order. Only those that are shown now in the member's
         *     country are included; for a visitor, those of the country of the request.
         */
        get: operations["querySceneMaterials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/base/qr/jump": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Resolve a QR code
         * @description Resolves the key of one of our printed QR codes, for instance on a package card, to its current URL. The URL
         *     is absolute and always on the hub's, the app's or the shop's origin.
         */
        get: operations["jumpByQr"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/base/oss/queryOssTempPolicy/v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get permission to upload a file
         * @description Announces a file and returns a signed URL for its upload. Send only the bytes, with the returned `method` and
         *     `headers`, before `expiresAt`. The URL accepts one file of exactly this type and size, and the content must
         *     match the type. `x-uploads` lists the accepted types and sizes for each purpose. Pictures are re-encoded,
         *     rotated upright and limited to 2,560 pixels on the longer side. Metadata such as camera and location is removed.
         *
         *     A later call then uses the file once by its `id`. Unused files are deleted after a day. Visitors can upload
         *     files only for `contact` and `questionnaire`. Errors have the reasons `TYPE` or `TOO_LARGE`; too many unused
         *     files return 429.
         */
        get: operations["getUploadPolicy"];
        put?: never;
        post?: never;
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
        /** @description Successful response without data; the generated function for the call returns `true`. */
        Done: {
            code: components["schemas"]["SuccessCode"];
            message: components["schemas"]["Message"];
        };
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
         * @description Email address in the format of `Email`, or phone number in E.164. All notations of a phone number identify one
         *     account: `+660812345678` equals `+66812345678`. A number that is not a mobile number of any country is malformed
         *     (`PHONE_INVALID`), unless it already belongs to a member.
         * @example mali@example.com
         * @example +66812345678
         */
        Account: string;
        /**
         * @description Six-digit code that was sent, or the ticket that `verifyCode` returned for this code.
         * @example 204816
         */
        VerifyCode: string;
        /**
         * Format: password
         * @description Password of 8 to 128 characters, including spaces and characters of any script.
         * @example quiet river at night
         */
        Password: string;
        /**
         * @description Country code, ISO 3166-1 alpha-2.
         * @example TH
         */
        CountryCode: string;
        /**
         * Format: date
         * @description Gregorian calendar date `YYYY-MM-DD` in the member's time zone.
         * @example 2026-11-21
         */
        CalendarDate: string;
        /**
         * @description Month `YYYY-MM` of the Gregorian calendar.
         * @example 2026-11
         */
        Month: string;
        /**
         * Format: date-time
         * @description Time in UTC, ISO 8601.
         * @example 2026-11-21T02:59:42.000Z
         */
        Instant: string;
        /**
         * @description IANA name of the member's time zone. The dates of the member are in this time zone.
         * @example Asia/Bangkok
         */
        TimeZone: string;
        /**
         * @description Time zone of the device, or a time zone that the member chose. An unknown IANA name is replaced by the usual
         *     time zone of the country. At registration, a missing time zone is replaced in the same way.
         * @example Asia/Bangkok
         */
        DeviceTimeZone: string;
        /**
         * @description Opaque id.
         * @example 0199d3f0-7f3e-7cc0-9c52-6d6a54a4a001
         */
        Uid: string;
        /**
         * @description Whole number of coins or points.
         * @example 245
         */
        Amount: number;
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
        Reward: {
            coins: components["schemas"]["Amount"];
            points: components["schemas"]["Amount"];
            /** @description Name of the reward; absent if the reward is only coins and points. */
            name?: components["schemas"]["Name"];
            /** @description Picture of the reward; only a reward with a name has a picture. */
            picture?: components["schemas"]["Picture"];
            /** @description Id of the voucher that is part of the reward. */
            voucher?: components["schemas"]["Id"];
            /** @description Id of the gift that is part of the reward; the member must claim it. */
            gift?: components["schemas"]["Id"];
            tickets?: components["schemas"]["RewardTickets"];
        };
        /** @description Draw tickets that are part of a reward. */
        RewardTickets: {
            draw: components["schemas"]["Id"];
            /**
             * @description Number of draw tickets.
             * @example 1
             */
            count: number;
        };
        /**
         * @description Opaque id.
         * @example 0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002
         */
        Id: string;
        /**
         * @description Name in the request's language.
         * @example Night light
         */
        Name: string;
        /**
         * @description Plain text in the request's language; empty lines separate paragraphs.
         * @example A soft light for the small hours.
         */
        Text: string;
        /**
         * Format: uri-reference
         * @description URL of a picture, absolute or relative to the hub's origin. The fragment of a photograph is the path of its
         *     variant for the dark theme.
         * @example /art/gifts/night-light.svg
         */
        Picture: string;
        /** @description Alternative text and size of the picture, if it is a photograph. Omitted for drawings. */
        Photo: {
            /**
             * @description Alternative text in the language of the request.
             * @example A night light on a bedside table
             */
            alt: string;
            /**
             * @description Width in pixels.
             * @example 1200
             */
            width: number;
            /**
             * @description Height in pixels.
             * @example 1000
             */
            height: number;
        };
        /**
         * @description `false` if the currency of `value` is not that of the reader's country: the country has no shop, or it is only
         *     estimated. Clients then do not show the value. A response without this field contains a local value.
         */
        ValueIsLocal: boolean;
        /** @description Facts about a product or gift, in the language of the request. Unknown facts are omitted. */
        ItemFacts: {
            /**
             * @description Size or capacity.
             * @example 70 × 70 cm
             */
            size?: components["schemas"]["Name"];
            /**
             * @description Material.
             * @example Cotton muslin
             */
            material?: components["schemas"]["Name"];
            /**
             * @description Washing or cleaning instructions.
             * @example Machine wash at 40 °C
             */
            care?: components["schemas"]["Name"];
            /**
             * @description Number of pieces in the pack.
             * @example 3
             */
            pieces?: number;
            ages?: components["schemas"]["AgeRange"];
        };
        /** @description Age of the babies for which the item is suitable, in months. */
        AgeRange: {
            /**
             * @description Lowest age in months.
             * @example 0
             */
            from: number;
            /**
             * @description Highest age in months; omitted if the item has no upper limit.
             * @example 12
             */
            to?: number;
        };
        /**
         * @description Estimated number of weekdays until a parcel arrives in the member's country. Omitted for items that need no
         *     parcel.
         */
        DeliveryDays: {
            /**
             * @description Lowest number of weekdays.
             * @example 2
             */
            from: number;
            /**
             * @description Highest number of weekdays.
             * @example 5
             */
            to: number;
        };
        /**
         * @description Progress to the level from which the item is available. Omitted if the member's level is high enough. Points
         *     count for a level until the end of the calendar year.
         */
        LevelUnlock: {
            /** @description Lowest level of the item. */
            level: number;
            /**
             * @description Name of the level.
             * @example Nest
             */
            name: components["schemas"]["Name"];
            /** @description Points of a year that the level requires. */
            points: components["schemas"]["Amount"];
            /** @description Points that the member still needs this year. */
            missing: components["schemas"]["Amount"];
            /**
             * @description Estimated number of days until the member reaches the level; `null` if this takes longer than the current
             *     year.
             */
            days: number | null;
            basis: components["schemas"]["LevelPace"];
        };
        /**
         * @description Basis of an estimate: the points that the member earned in the last 28 days, or a check-in every day if the
         *     member earned no points in these days.
         * @enum {string}
         */
        LevelPace: "recent" | "checkIns";
        /**
         * @description Location on the hub: path, query and fragment, percent-encoded.
         * @example /games/normalCheckIn
         */
        HubPath: string;
        /**
         * @description `cursor` of the next page; `null` on the last page.
         * @example 0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002
         */
        NextCursor: string | null;
        /** @description Eligibility of the member, with the reasons and the opening time if the member is not eligible now. */
        Eligibility: {
            /** @description True if the member is eligible. */
            ok: boolean;
            /** @description Ineligibility reasons; empty if the member is eligible. */
            reasons: components["schemas"]["Reason"][];
            /** @description Time from which the member is eligible, if known. */
            nextDate?: components["schemas"]["Instant"];
        };
        /** @description Countries whose members are eligible; empty if members of all countries are eligible. */
        Regions: components["schemas"]["CountryCode"][];
        SendVerifyCodeRequest: {
            account: components["schemas"]["Account"];
            purpose: components["schemas"]["CodePurpose"];
        };
        /**
         * @description Purpose of a code; the code is valid for this purpose only. `recover` sets a new password, `confirm`
         *     re-authenticates for a critical action, and `verify` verifies a new email address or phone number.
         * @enum {string}
         */
        CodePurpose: "login" | "register" | "recover" | "confirm" | "verify";
        /**
         * @description Re-authentication by password, by a code sent for the purpose `confirm`, or by a passkey challenge of
         *     `beginPasskeyProof`.
         */
        Proof: components["schemas"]["PasswordProof"] | components["schemas"]["CodeProof"] | components["schemas"]["PasskeyProof"];
        /** @description Re-authentication. If omitted, the last re-authentication in this session counts for ten minutes. */
        RecentProof: {
            proof?: components["schemas"]["Proof"];
        };
        PasswordProof: {
            password: components["schemas"]["Password"];
        };
        CodeProof: {
            code: components["schemas"]["VerifyCode"];
        };
        PasskeyProof: {
            passkey: components["schemas"]["PasskeyAssertion"];
        };
        CodeSent: {
            /**
             * @description Number of seconds until the code expires.
             * @example 300
             */
            expiresInSeconds: number;
            /**
             * @description Number of seconds after which another code can be requested.
             * @example 60
             */
            resendInSeconds: number;
        };
        LoginByCodeRequest: {
            account: components["schemas"]["Account"];
            code: components["schemas"]["VerifyCode"];
        };
        LoginRequest: {
            account: components["schemas"]["Account"];
            password: components["schemas"]["Password"];
        };
        RegisterByCodeRequest: {
            account: components["schemas"]["Account"];
            code: components["schemas"]["VerifyCode"];
            firstName: components["schemas"]["FirstName"];
            lastName?: components["schemas"]["LastName"];
            password?: components["schemas"]["Password"];
            countryCode: components["schemas"]["CountryCode"];
            timeZone?: components["schemas"]["DeviceTimeZone"];
            /**
             * @description Consent to the membership and to the current privacy policy for the member's country.
             * @constant
             */
            agreePrivacyPolicy: true;
            /** @description Consent to news and offers. */
            agreeMarketing: boolean;
            /** @description Consent to usage analytics. */
            agreeTracking: boolean;
            channel?: components["schemas"]["RegisterChannel"];
            source?: components["schemas"]["TrafficSource"];
            linkCode?: components["schemas"]["InvitationCode"];
        };
        RegisterRequest: {
            account: components["schemas"]["Account"];
            code: components["schemas"]["VerifyCode"];
            firstName: components["schemas"]["FirstName"];
            lastName?: components["schemas"]["LastName"];
            password: components["schemas"]["Password"];
            countryCode: components["schemas"]["CountryCode"];
            timeZone?: components["schemas"]["DeviceTimeZone"];
            /**
             * @description Consent to the membership and to the current privacy policy for the member's country.
             * @constant
             */
            agreePrivacyPolicy: true;
            /** @description Consent to news and offers. */
            agreeMarketing: boolean;
            /** @description Consent to usage analytics. */
            agreeTracking: boolean;
            channel?: components["schemas"]["RegisterChannel"];
            source?: components["schemas"]["TrafficSource"];
            linkCode?: components["schemas"]["InvitationCode"];
        };
        /**
         * @description First name, as the member wants to be addressed.
         * @example Mali
         */
        FirstName: string;
        /**
         * @description Last name; optional because some people do not have one.
         * @example Srisuk
         */
        LastName: string;
        /**
         * @description Channel of the registration, `web` by default; a phone's browser is `h5`.
         * @enum {string}
         */
        RegisterChannel: "web" | "h5" | "app";
        /**
         * @description Traffic source (`utm_source`, `utm_medium` or `source` of the URL), `shopify` by default.
         * @example shopify
         */
        TrafficSource: string;
        /**
         * @description `linkCode` of the inviting member; an unknown code is ignored.
         * @example 7KQ2MXRT
         */
        InvitationCode: string;
        Session: {
            /**
             * @description Opaque token with at least 128 random bits.
             * @example Zx3mVbq1Jr8kQ0aYwTn5LcUe7HdSgPf2
             */
            token: string;
            expiresAt: components["schemas"]["SessionEnd"];
            uid: components["schemas"]["Uid"];
        };
        /** @description Expiry of the session, 20 days after sign-in. A session that is not used for 14 days expires earlier. */
        SessionEnd: components["schemas"]["Instant"];
        CheckedToken: {
            uid: components["schemas"]["Uid"];
            expiresAt: components["schemas"]["SessionEnd"];
        };
        /**
         * @description The member's account (section 3 of the specification). All fields are always present; unknown values are
         *     `null`.
         */
        UserInfo: {
            /** @description True if the member has ever used the daily sign-in on `/activity/signIn` or has ever checked in. */
            isVisitSignView: boolean;
            /** @description True if the menu shows the entry for the check-in. */
            showSignMenu: boolean;
            /** @description True if a newer privacy policy awaits the member's consent. */
            newPrivacyPolicy: boolean;
            /** @description Permission codes of the activities that are open to the member. */
            activityList: string[];
            /** @description True if the account has a password. */
            hasPass: boolean;
            /** @description True if the member has a passkey. */
            hasPasskey: boolean;
            uid: components["schemas"]["Uid"];
            /**
             * Format: email
             * @description Email address of the member; `null` if unknown.
             * @example mali@example.com
             */
            email: string | null;
            /**
             * @description First name, as the member wants to be addressed.
             * @example Mali
             */
            firstName: string;
            /**
             * @description Last name; `null` if the member does not have one.
             * @example Srisuk
             */
            lastName: string | null;
            /**
             * @description Phone number in E.164; `null` if unknown.
             * @example +66812345678
             */
            phone: string | null;
            /**
             * Format: uri-reference
             * @description URL of the profile picture; `null` if there is no picture.
             */
            avatar: string | null;
            countryCode: components["schemas"]["CountryCode"];
            /**
             * @description Name of the country in the request's language.
             * @example Thailand
             */
            countryName: string;
            /**
             * @description Number of the lactation stage.
             * @default 1
             */
            lactation: number;
            /** @description Cup size as the member entered it; `null` if unknown. */
            cupSize: string | null;
            /** @description Silicone plug size as the member entered it; `null` if unknown. */
            siliconePlugSize: string | null;
            /**
             * Format: date
             * @description Date of the return to work; `null` if unknown.
             */
            resumptionDate: string | null;
            /**
             * @description Current level of the member.
             * @default 1
             */
            memberLevel: number;
            points: components["schemas"]["Amount"];
            /** @description Number of unclaimed gifts. */
            giftCount: number;
            /** @description Number of usable vouchers. */
            discountCount: number;
            /** @description Number of coins that the member can spend. */
            amount: components["schemas"]["Amount"];
            memberLevelList: components["schemas"]["MemberLevel"][];
            /**
             * @description Channel by which the member registered.
             * @example web
             */
            registerChannel: string;
            /**
             * @description Traffic source at registration.
             * @example shopify
             */
            registerSource: string;
            /**
             * Format: uri
             * @description The member's URL in the shop; `null` if unknown.
             */
            shopifyUrl: string | null;
            /**
             * @description Shop in which the member buys.
             * @default 1
             */
            purchaseChannel: number;
            /** @description True if the menu shows the page of the level benefits (rights). */
            showMyRightsMenu: boolean;
            /** @description Additional information about the member that depends on the market; the hub returns an empty object. */
            extraInfo: {
                [key: string]: string;
            };
            /**
             * Format: date
             * @description The member's birthday; `null` if unknown.
             */
            birthday: string | null;
            /**
             * @description Time until which a change of the birthday counts as a correction and does not delay gifts: 48 hours after
             *     the first entry. `null` if the birthday cannot be corrected, for example after a gift for this birthday was
             *     claimed, or while a changed birthday has not taken effect.
             */
            birthdayCorrectableUntil: components["schemas"]["Instant"] | null;
            /**
             * @description Name of the country of registration in the request's language.
             * @example Thailand
             */
            registerCountryName: string;
            registerCountryCode: components["schemas"]["CountryCode"];
            /** @description True if the phone number was verified with a code. */
            phoneVerified: boolean;
            /** @description True if the email address was verified with a code. */
            emailVerified: boolean;
            /**
             * Format: date
             * @description The due date; `null` if unknown.
             */
            childExpectedDate: string | null;
        };
        /**
         * @description Sign-in method of an account.
         * @enum {string}
         */
        SignInMethod: "code" | "password";
        /**
         * @description Kind of account: an email address or a phone number.
         * @enum {string}
         */
        AccountKind: "email" | "phone";
        /**
         * @description Social sign-in provider.
         * @enum {string}
         */
        SocialProvider: "google" | "facebook" | "apple";
        LoginInit: {
            /** @description Sign-in methods, preferred method first. */
            methods: components["schemas"]["SignInMethod"][];
            /** @description Social sign-in providers that are available. */
            providers: components["schemas"]["SocialProvider"][];
            /**
             * @description Number of digits of a one-time code.
             * @example 6
             */
            codeLength: number;
            /**
             * @description Number of seconds for which a one-time code is valid.
             * @example 300
             */
            codeSeconds: number;
            /**
             * @description Number of seconds after which another code can be requested.
             * @example 60
             */
            resendSeconds: number;
            /**
             * @description Most likely country of the caller's phone number; `null` if unknown.
             * @example TH
             */
            countryCode: string | null;
        };
        LoginPreCheckRequest: {
            account: components["schemas"]["Account"];
        };
        LoginPreCheck: {
            kind: components["schemas"]["AccountKind"];
            /** @description Sign-in methods, preferred method first. */
            methods: components["schemas"]["SignInMethod"][];
        };
        CheckUserAccountRequest: {
            /**
             * @description Email address or phone number as the user typed it.
             * @example 081 234 5678
             */
            account: string;
            countryCode?: components["schemas"]["CountryCode"];
        };
        CheckedAccount: {
            account: components["schemas"]["Account"];
            kind: components["schemas"]["AccountKind"];
            /**
             * @description Country of the phone number; `null` for an email address or a number without a country.
             * @example TH
             */
            countryCode: string | null;
        };
        /**
         * @description Six-digit code that was sent.
         * @example 204816
         */
        SixDigits: string;
        VerifyCodeRequest: {
            account: components["schemas"]["Account"];
            purpose: components["schemas"]["CodePurpose"];
            code: components["schemas"]["SixDigits"];
        };
        CodeTicket: {
            /**
             * @description Ticket that can be used once instead of the code.
             * @example pT3rVq9mXbq1Jr8kQ0aYwTn5LcUe7HdSgPf2kLm4NoA
             */
            ticket: string;
            /**
             * @description Number of seconds until the ticket expires.
             * @example 600
             */
            expiresInSeconds: number;
        };
        RecoverPasswordRequest: {
            account: components["schemas"]["Account"];
            code: components["schemas"]["VerifyCode"];
            newPassword: components["schemas"]["Password"];
        };
        SendMailByRecoverPwdRequest: {
            account: components["schemas"]["Account"];
        };
        LinkSent: {
            /**
             * @description Number of seconds until the link expires.
             * @example 1800
             */
            expiresInSeconds: number;
            /**
             * @description Number of seconds after which another link can be requested.
             * @example 60
             */
            resendInSeconds: number;
        };
        /**
         * @description Token in the fragment of the recovery link.
         * @example Zx3mVbq1Jr8kQ0aYwTn5LcUe7HdSgPf2kLm4NoAp1Qs
         */
        RecoverToken: string;
        CheckRecoverUrlRequest: {
            token: components["schemas"]["RecoverToken"];
        };
        RecoverLink: {
            /** @description Account whose password the link sets. It is not masked, because the link authorizes its holder to see it. */
            account: components["schemas"]["Account"];
            expiresAt: components["schemas"]["Instant"];
        };
        ResetNewPassRequest: {
            token: components["schemas"]["RecoverToken"];
            newPassword: components["schemas"]["Password"];
        };
        /** @description Contact details that remain to be confirmed after a recovery. */
        RecoveredAccount: {
            /** @description Email or phone that the recovery did not verify; `null` if the member does not have one. */
            other: components["schemas"]["LostAccount"] | null;
        };
        LostAccount: {
            kind: components["schemas"]["AccountKind"];
            /**
             * @description Masked email address or phone number.
             * @example +66•••78
             */
            account: string;
            ticket: components["schemas"]["LostAccountTicket"];
            /**
             * @description Number of seconds until the ticket expires.
             * @example 600
             */
            expiresInSeconds: number;
        };
        /**
         * @description Ticket with which `removeLostAccount` removes the email or phone once.
         * @example rV7n1YRe3w9dKs5vZc2tLf0iMx4aOb8hGj6pWy1lSuF
         */
        LostAccountTicket: string;
        RemoveLostAccountRequest: {
            ticket: components["schemas"]["LostAccountTicket"];
        };
        ModifyPasswordRequest: {
            /** @description Current password; required unless `passkey` is given. */
            oldPassword?: components["schemas"]["Password"];
            passkey?: components["schemas"]["PasskeyAssertion"];
            newPassword: components["schemas"]["Password"];
        };
        OrgPwd: {
            /** @description True if the member has not set a password yet. */
            isOrgPwd: boolean;
        };
        ModifyOrgPasswordRequest: {
            code: components["schemas"]["VerifyCode"];
            newPassword: components["schemas"]["Password"];
        };
        DeletionPreview: {
            coins: components["schemas"]["Amount"];
            points: components["schemas"]["Amount"];
            /** @description Number of usable vouchers. */
            vouchers: number;
            /** @description Number of gifts that are not claimed yet. */
            giftsWaiting: number;
            /** @description Number of gifts that are claimed but not delivered yet. */
            giftsUnderway: number;
            /**
             * @description Unfinished items, such as parcels in transit and usable vouchers: one entry for each kind and name, sorted
             *     by kind.
             */
            underWay: components["schemas"]["UnderWayItem"][];
            undoUntil: components["schemas"]["Instant"];
        };
        UnderWayItem: {
            kind: components["schemas"]["UnderWayKind"];
            /**
             * @description Order number of the parcel; for other kinds the name of the product, gift, voucher, draw or campaign. `null`
             *     for items that are no longer in the catalog, for all items after the first 100 names of a kind, and for
             *     baby-related items if the member hides baby content.
             */
            name: string | null;
            count: number;
        };
        /**
         * @description Kind of an unfinished item. `parcel` is an order's parcel in transit. `gift` and `redemption` are in a state
         *     from `reserved` to `shipped`; `redemption` also covers undelivered parcels whose coins can still be refunded.
         *     `voucher` is a usable voucher. `ticket` is an unused ticket of an open or upcoming draw. `raffleEntry` has not
         *     been drawn yet. `eventPlace` is a place or waiting-list entry of an event that has not ended.
         * @enum {string}
         */
        UnderWayKind: "parcel" | "redemption" | "gift" | "voucher" | "ticket" | "raffleEntry" | "eventPlace";
        DisableRequest: {
            proof: components["schemas"]["Proof"];
        };
        DeletionAsked: {
            undoUntil: components["schemas"]["Instant"];
        };
        /** @description Account and its authentication: the password, or a code sent for the purpose `login`. */
        SignInProof: components["schemas"]["PasswordProof"] | components["schemas"]["CodeProof"];
        UndoDisableRequest: {
            account: components["schemas"]["Account"];
            proof: components["schemas"]["SignInProof"];
        };
        SessionList: {
            items: components["schemas"]["SignedInDevice"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        SignedInDevice: {
            id: components["schemas"]["Id"];
            /**
             * @description Browser and operating system at sign-in; `null` if unknown.
             * @example Chrome, Android
             */
            device: string | null;
            /**
             * @description Country of the sign-in; `null` if unknown.
             * @example TH
             */
            countryCode: string | null;
            createdAt: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["SessionEnd"];
            /** @description True for the session of this request. */
            current: boolean;
        };
        RevokedSessions: {
            /**
             * @description Number of ended sessions.
             * @example 1
             */
            ended: number;
        };
        /**
         * @description Purpose of the sign-in attempt; `bind` connects a social account to the signed-in member.
         * @enum {string}
         */
        SocialIntent: "signIn" | "bind";
        /**
         * @description Identifier of the sign-in attempt, sent to the provider and returned by the provider.
         * @example n4Gq8ZrW1yTb6Kd0sXv3Lm7cJp2fHu9aEi5oRk8tQwY
         */
        SocialState: string;
        /**
         * @description Secret that ties a sign-in attempt to the browser window that started the attempt.
         * @example b7Vt2QmL9xCe4Rj0wZs6Ky1nGa8dPf3hUi5oTk2rXqM
         */
        SocialBinding: string;
        /**
         * @description Ticket for an account that a provider confirmed; valid for ten minutes and one successful use.
         * @example pT6m0XQd2v8cJr4uYb1sKe9hLw3zNa7gFi5oVx0kRtE
         */
        SocialTicketSecret: string;
        OauthLoginRequest: {
            intent: components["schemas"]["SocialIntent"];
            /** @description Location to open after the sign-in; returned with the result of the attempt. */
            redirect: components["schemas"]["HubPath"];
        };
        SocialAttempt: {
            /**
             * Format: uri
             * @description URL of the provider's page to open.
             */
            url: string;
            state: components["schemas"]["SocialState"];
            binding: components["schemas"]["SocialBinding"];
            /**
             * @description Nonce that the id token must contain.
             * @example q1Yc7TfN4vXa0Jd8sKm3Lr6bHp9eGu2wZi5oEt1kRxQ
             */
            nonce: string;
            /**
             * @description Number of seconds until the sign-in attempt expires.
             * @example 600
             */
            expiresInSeconds: number;
        };
        /**
         * @description Next step. `done`: the sign-in is complete, with a session. The other steps need the ticket. `register`: a new
         *     person registers. `prove`: the email address already belongs to a member, who must authenticate. `bind`: the
         *     signed-in member connects the social account.
         * @enum {string}
         */
        SocialNext: "done" | "register" | "prove" | "bind";
        SocialResult: {
            next: components["schemas"]["SocialNext"];
            /** @description Session if `next` is `done`, otherwise `null`. */
            session: components["schemas"]["Session"] | null;
            /** @description Ticket if `next` is not `done`, otherwise `null`. */
            ticket: components["schemas"]["SocialTicket"] | null;
            redirect: components["schemas"]["HubPath"];
        };
        SocialTicket: {
            ticket: components["schemas"]["SocialTicketSecret"];
            /**
             * @description Number of seconds until the ticket expires.
             * @example 600
             */
            expiresInSeconds: number;
            provider: components["schemas"]["SocialProvider"];
            /**
             * Format: email
             * @description Email address that the provider verified; `null` if it verified no address.
             * @example mali@example.com
             */
            email: string | null;
            /**
             * @description First name for prefilling the registration form; `null` if unknown.
             * @example Mali
             */
            firstName: string | null;
            /**
             * @description Last name for prefilling the registration form; `null` if unknown.
             * @example Srisuk
             */
            lastName: string | null;
        };
        SocialLoginRequest: {
            provider: components["schemas"]["SocialProvider"];
            state: components["schemas"]["SocialState"];
            binding: components["schemas"]["SocialBinding"];
            /** @description Id token from the provider's SDK. */
            idToken: string;
        };
        SocialSendMailCodeRequest: {
            ticket: components["schemas"]["SocialTicketSecret"];
            /** @description Account that the member signs in with; required if the ticket has no email address. */
            account?: components["schemas"]["Account"];
        };
        SocialVerifyMailCodeRequest: {
            ticket: components["schemas"]["SocialTicketSecret"];
            code: components["schemas"]["VerifyCode"];
        };
        SocialVerifyPassRequest: {
            ticket: components["schemas"]["SocialTicketSecret"];
            /** @description Account that the member signs in with; required if the ticket has no email address. */
            account?: components["schemas"]["Account"];
            password: components["schemas"]["Password"];
        };
        SocialRegisterRequest: {
            ticket: components["schemas"]["SocialTicketSecret"];
            /** @description Account to register; required, with `code`, if the ticket has no email address. */
            account?: components["schemas"]["Account"];
            code?: components["schemas"]["VerifyCode"];
            firstName: components["schemas"]["FirstName"];
            lastName?: components["schemas"]["LastName"];
            countryCode: components["schemas"]["CountryCode"];
            timeZone?: components["schemas"]["DeviceTimeZone"];
            /**
             * @description Consent to the membership and to the current privacy policy for the member's country.
             * @constant
             */
            agreePrivacyPolicy: true;
            /** @description Consent to news and offers. */
            agreeMarketing: boolean;
            /** @description Consent to usage analytics. */
            agreeTracking: boolean;
            channel?: components["schemas"]["RegisterChannel"];
            source?: components["schemas"]["TrafficSource"];
            linkCode?: components["schemas"]["InvitationCode"];
        };
        BindAccountRequest: {
            ticket: components["schemas"]["SocialTicketSecret"];
            proof: components["schemas"]["Proof"];
        };
        RemoveAccountRequest: {
            provider: components["schemas"]["SocialProvider"];
            proof?: components["schemas"]["Proof"];
        };
        BoundAccounts: {
            items: components["schemas"]["BoundAccount"][];
        };
        BoundAccount: {
            provider: components["schemas"]["SocialProvider"];
            /**
             * Format: email
             * @description Email address that the provider verified, to identify the account; `null` if it verified no address.
             * @example mali@example.com
             */
            email: string | null;
            /** @description Time when the account was connected. */
            boundAt: components["schemas"]["Instant"];
        };
        PasskeyList: {
            items: components["schemas"]["Passkey"][];
        };
        Passkey: {
            id: components["schemas"]["Id"];
            /**
             * @description Name that the member gave the passkey, otherwise the browser and operating system at creation; `null` if
             *     unknown.
             * @example Chrome, Android
             */
            name: string | null;
            /** @description Time when the passkey was added. */
            createdAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description Time when the passkey was last used; `null` if it has never been used.
             * @example 2026-11-21T02:59:42.000Z
             */
            lastUsedAt: string | null;
        };
        BeginPasskeyRequest: {
            proof?: components["schemas"]["Proof"];
        };
        RenamePasskeyRequest: {
            /**
             * @description Name that identifies the passkey.
             * @example My phone
             */
            name: string;
        };
        /**
         * @description Credential id from the authenticator, in base64url.
         * @example x0T4mQ9vJr2bKd7sLc1nYw
         */
        PasskeyId: string;
        /**
         * @description Challenge that the passkey signs, in base64url.
         * @example q1Yc7TfN4vXa0Jd8sKm3Lr6bHp9eGu2wZi5oEt1kRxQ
         */
        PasskeyChallenge: string;
        /**
         * @description Number of milliseconds until the challenge expires.
         * @example 300000
         */
        PasskeyTimeout: number;
        PasskeyDescriptor: {
            id: components["schemas"]["PasskeyId"];
            /**
             * @description Credential type; WebAuthn defines only this type.
             * @constant
             */
            type: "public-key";
        };
        /** @description `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
        PasskeyCreationOptions: {
            rp: {
                /**
                 * @description Host of the hub.
                 * @example hub.example.com
                 */
                id: string;
                name: components["schemas"]["Name"];
            };
            user: {
                id: components["schemas"]["PasskeyUserHandle"];
                /**
                 * @description Account that the member signs in with.
                 * @example mali@example.com
                 */
                name: string;
                /**
                 * @description First name of the member.
                 * @example Mali
                 */
                displayName: string;
            };
            challenge: components["schemas"]["PasskeyChallenge"];
            /** @description Accepted signature algorithms, preferred algorithm first. */
            pubKeyCredParams: {
                /**
                 * @description Credential type; WebAuthn defines only this type.
                 * @constant
                 */
                type: "public-key";
                /**
                 * @description Identifier of a COSE algorithm.
                 * @example -7
                 */
                alg: number;
            }[];
            timeout: components["schemas"]["PasskeyTimeout"];
            /** @description Existing passkeys of the member; a device that has such a passkey does not create another. */
            excludeCredentials: components["schemas"]["PasskeyDescriptor"][];
            authenticatorSelection: {
                /**
                 * @description Requires a discoverable credential, which the device finds without an account name.
                 * @constant
                 */
                residentKey: "required";
                /**
                 * @description Same requirement as `residentKey`, for older browsers.
                 * @constant
                 */
                requireResidentKey: true;
                userVerification: components["schemas"]["PasskeyUserVerification"];
            };
            /**
             * @description No attestation: the hub does not identify the device's model.
             * @constant
             */
            attestation: "none";
        };
        /**
         * @description Id of the member, in base64url.
         * @example MDE5OWQzZjAtN2YzZS03Y2MwLTljNTItNmQ2YTU0YTRhMDAx
         */
        PasskeyUserHandle: string;
        /**
         * @description Requires the device to verify its user by fingerprint, face or PIN.
         * @constant
         */
        PasskeyUserVerification: "required";
        /** @description `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
        PasskeyRequestOptions: {
            challenge: components["schemas"]["PasskeyChallenge"];
            /**
             * @description Host of the hub.
             * @example hub.example.com
             */
            rpId: string;
            timeout: components["schemas"]["PasskeyTimeout"];
            userVerification: components["schemas"]["PasskeyUserVerification"];
            /** @description Passkeys of the member for a re-authentication; empty for a sign-in. */
            allowCredentials: components["schemas"]["PasskeyDescriptor"][];
        };
        /** @description Client data of WebAuthn with the challenge and the origin, in base64url. */
        PasskeyClientData: string;
        /** @description Fields of the new credential that the hub uses. */
        AddPasskeyRequest: {
            id: components["schemas"]["PasskeyId"];
            clientDataJSON: components["schemas"]["PasskeyClientData"];
            /** @description Attestation object with the public key and authenticator data, in base64url. */
            attestationObject: string;
        };
        /** @description Fields of the browser's assertion that the hub uses. */
        PasskeyAssertion: {
            id: components["schemas"]["PasskeyId"];
            clientDataJSON: components["schemas"]["PasskeyClientData"];
            /** @description Authenticator data about the device and its user, in base64url. */
            authenticatorData: string;
            /** @description Signature of the authenticator data and the client data, in base64url. */
            signature: string;
            userHandle?: components["schemas"]["PasskeyUserHandle"];
        };
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
         * @description Current code of the member's authenticator app.
         * @example 204816
         */
        AuthenticatorCode: string;
        /**
         * @description Recovery code of the member. Case, spaces and dashes are ignored; 0, 1 and 8 are read as O, I and B.
         * @example H7KQ-2MXR-TWAC-4VBE
         */
        RecoveryCode: string;
        BeginSecondFactorPasskeyRequest: {
            ticket: components["schemas"]["SecondFactorTicketSecret"];
        };
        /** @description Ticket of a sign-in, with the second factor in exactly one of the other fields. */
        LoginBySecondFactorRequest: {
            ticket: components["schemas"]["SecondFactorTicketSecret"];
            code?: components["schemas"]["AuthenticatorCode"];
            recoveryCode?: components["schemas"]["RecoveryCode"];
            passkey?: components["schemas"]["PasskeyAssertion"];
        };
        SecondFactor: {
            /**
             * Format: date-time
             * @description Time when the second factor was turned on; `null` while it is off.
             * @example 2026-11-21T02:59:42.000Z
             */
            turnedOnAt: string | null;
            /** @description True if an authenticator app is set up. */
            hasAuthenticator: boolean;
            /** @description True if the member has a passkey. */
            hasPasskey: boolean;
            /**
             * @description Number of unused recovery codes.
             * @example 10
             */
            recoveryCodesLeft: number;
        };
        AuthenticatorSetup: {
            /**
             * @description Secret of 160 random bits in base32. It is not returned again.
             * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            secret: string;
            /**
             * Format: uri
             * @description The secret as an `otpauth://totp/…` URI that an app can open or scan.
             */
            uri: string;
            /**
             * @description Number of seconds for which `confirmAuthenticator` accepts a code of this secret.
             * @example 600
             */
            expiresInSeconds: number;
        };
        ConfirmAuthenticatorRequest: {
            code: components["schemas"]["AuthenticatorCode"];
        };
        RecoveryCodes: {
            /**
             * @description New recovery codes, which replace all earlier ones. They are not returned again. Empty if the member keeps
             *     the existing codes.
             */
            codes: components["schemas"]["RecoveryCode"][];
        };
        ShopPass: {
            /**
             * Format: uri
             * @description URL that opens the shop.
             */
            url: string;
        };
        /**
         * @description Changes to the profile. Omitted fields do not change; `null` clears a field. The operation does not change
         *     balances, level, permissions, email, phone and their verification state.
         */
        ModifyUserInfoRequest: {
            /**
             * @description First name, as the member wants to be addressed.
             * @example Mali
             */
            firstName?: string;
            /**
             * @description Last name; `null` removes it.
             * @example Srisuk
             */
            lastName?: string | null;
            /**
             * Format: date
             * @description The member's birthday; `null` removes it.
             */
            birthday?: string | null;
            countryCode?: components["schemas"]["CountryCode"];
            timeZone?: components["schemas"]["DeviceTimeZone"];
            lactation?: components["schemas"]["LactationNumber"];
            /**
             * @description Cup size of the member; `null` removes it.
             * @example C
             */
            cupSize?: string | null;
            /**
             * @description Silicone plug size; `null` removes it.
             * @example 21 mm
             */
            siliconePlugSize?: string | null;
            /**
             * Format: date
             * @description Date of the return to work; `null` removes it.
             */
            resumptionDate?: string | null;
            purchaseChannel?: components["schemas"]["PurchaseChannel"];
        };
        /** @description Number of the shop in which the member buys; 1 by default. */
        PurchaseChannel: number;
        /** @description Current profile of the member. */
        Profile: {
            /** @description First name, as the member wants to be addressed. */
            firstName: string;
            /** @description Last name; `null` if the member does not have one. */
            lastName: string | null;
            /**
             * Format: date
             * @description The member's birthday; `null` if unknown.
             */
            birthday: string | null;
            /**
             * @description Time until which a change of the birthday counts as a correction and does not delay gifts: 48 hours after
             *     the first entry. `null` if the birthday cannot be corrected, for example after a gift for this birthday was
             *     claimed, or while a changed birthday has not taken effect.
             */
            birthdayCorrectableUntil: components["schemas"]["Instant"] | null;
            countryCode: components["schemas"]["CountryCode"];
            timeZone: components["schemas"]["TimeZone"];
            /** @description Change of the time zone that takes effect on the next day; `null` if no change is pending. */
            nextTimeZone: components["schemas"]["NextTimeZone"] | null;
            lactation: components["schemas"]["LactationNumber"];
            /** @description Cup size as the member entered it; `null` if unknown. */
            cupSize: string | null;
            /** @description Silicone plug size as the member entered it; `null` if unknown. */
            siliconePlugSize: string | null;
            /**
             * Format: date
             * @description Date of the return to work; `null` if unknown.
             */
            resumptionDate: string | null;
            purchaseChannel: components["schemas"]["PurchaseChannel"];
        };
        NextTimeZone: {
            timeZone: components["schemas"]["TimeZone"];
            /** @description Time from which the time zone applies. */
            from: components["schemas"]["Instant"];
        };
        ModifyUserAvatarRequest: {
            /** @description Stored upload with the purpose `avatar`; `null` removes the picture. */
            upload: components["schemas"]["Id"] | null;
        };
        MemberAvatar: {
            /** @description URL of the member's picture; `null` if there is no picture. */
            avatar: components["schemas"]["Picture"] | null;
        };
        SubscribeRequest: {
            /** @description True if the member wants news and offers by the channel of the operation (email or phone). */
            subscribed: boolean;
        };
        /**
         * @description Purpose of a confirmation link in an email.
         * @enum {string}
         */
        ActivationPurpose: "verifyEmail";
        /**
         * @description Token of a confirmation link, at least 128 random bits.
         * @example Qm9vNfXy2RtLw7Ze4HcKs1PdUa8JgVb3
         */
        ActivationToken: string;
        Activation: {
            purpose: components["schemas"]["ActivationPurpose"];
            /**
             * @description Masked email address, which its owner can recognize.
             * @example m•••@example.com
             */
            account: string;
            /**
             * @description State of a confirmation link: `open` (can be confirmed), `expired` (can no longer be confirmed) or `done`
             *     (has already been confirmed).
             * @enum {string}
             */
            state: "open" | "expired" | "done";
            expiresAt: components["schemas"]["Instant"];
        };
        ConfirmActivationRequest: {
            token: components["schemas"]["ActivationToken"];
        };
        ActivationSent: {
            /**
             * @description Number of seconds until the link expires.
             * @example 86400
             */
            expiresInSeconds: number;
            /**
             * @description Number of seconds after which another link can be requested.
             * @example 60
             */
            resendInSeconds: number;
        };
        ModifyAccountRequest: {
            account: components["schemas"]["Account"];
            code: components["schemas"]["VerifyCode"];
            proof: components["schemas"]["Proof"];
        };
        Baby: {
            id: components["schemas"]["Id"];
            /** @description Name that the family uses for the baby; `null` if unknown. */
            name: string | null;
            /**
             * Format: date
             * @description Gregorian due date; `null` after birth or if unknown.
             */
            dueDate: string | null;
            /**
             * Format: date
             * @description Gregorian birth date; `null` before birth or if unknown.
             */
            birthDate: string | null;
            /**
             * @description Time until which a change of the birth date counts as a correction and does not delay gifts: 48 hours after
             *     the first entry. `null` if the date cannot be corrected, for example after a gift for this birth was
             *     claimed, or while a changed date has not taken effect.
             */
            correctableUntil: components["schemas"]["Instant"] | null;
            /** @description Lactation stage, calculated from the dates; `null` if unknown or while baby content is hidden. */
            stage: components["schemas"]["LactationNumber"] | null;
        };
        Babies: {
            /** @description Babies in the order in which they were added. */
            items: components["schemas"]["Baby"][];
            /** @description True while the member hides all baby content. */
            silenced: boolean;
        };
        /**
         * @description Baby to add or change. With `id` it changes a baby and omitted fields do not change; without `id` it adds a
         *     baby.
         */
        SaveBabyRequest: {
            id?: components["schemas"]["Id"];
            /**
             * @description Name that the family uses for the baby; `null` removes it.
             * @example Nam
             */
            name?: string | null;
            /**
             * Format: date
             * @description Due date of the baby; `null` removes it.
             */
            dueDate?: string | null;
            /**
             * Format: date
             * @description Birth date of the baby, which replaces the due date; `null` removes it.
             */
            birthDate?: string | null;
        };
        DeleteBabyRequest: {
            id: components["schemas"]["Id"];
        };
        BabyContent: {
            /** @description `true` hides all baby content; `false` shows it again. */
            silenced: boolean;
        };
        /** @description Number of a stage of `listLactationStages`; 1 by default. */
        LactationNumber: number;
        LactationStage: {
            stage: components["schemas"]["LactationNumber"];
            name: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
            /**
             * @description Day of life on which the stage starts; `null` before birth.
             * @example 14
             */
            fromDay: number | null;
        };
        LactationStages: {
            /** @description Stages in chronological order. */
            items: components["schemas"]["LactationStage"][];
            /**
             * @description Stage of the signed-in member, from the youngest baby; `null` for a visitor, if unknown, and while baby
             *     content is hidden.
             */
            current: components["schemas"]["LactationNumber"] | null;
        };
        /**
         * @description Task of the catalog, such as verifying the email address or adding a baby.
         * @enum {string}
         */
        TaskName: "verify-email" | "agree-policy" | "complete-profile" | "add-baby" | "add-address" | "first-check-in";
        Task: {
            task: components["schemas"]["TaskName"];
            name: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
            link: components["schemas"]["HubPath"];
            /**
             * @description State of the task; `ready` means that it is done and `completeTask` can claim its reward.
             * @enum {string}
             */
            state: "open" | "ready";
            /** @description Remaining steps; empty if the task is `ready`. */
            missing: components["schemas"]["Reason"][];
            reward: components["schemas"]["Reward"];
        };
        PendingTasks: {
            /** @description Tasks, most important first; empty if all are completed. */
            items: components["schemas"]["Task"][];
        };
        CompleteTaskRequest: {
            task: components["schemas"]["TaskName"];
        };
        TaskCompleted: {
            task: components["schemas"]["TaskName"];
            reward: components["schemas"]["Reward"];
            /** @description Balance of coins after the reward. */
            coins: components["schemas"]["Amount"];
            /** @description Balance of points after the reward. */
            points: components["schemas"]["Amount"];
        };
        /**
         * @description Version of a country's privacy policy.
         * @example th-2026-11-01
         */
        PolicyVersion: string;
        PrivacyPolicy: {
            /** @description Country to which the privacy policy applies; `null` for the general policy. */
            countryCode: components["schemas"]["CountryCode"] | null;
            version: components["schemas"]["PolicyVersion"];
            effectiveFrom: components["schemas"]["CalendarDate"];
            /** @description Short summary of the privacy policy. */
            summary: components["schemas"]["Text"];
            /** @description Path of the page with the full text of the policy. */
            link: components["schemas"]["HubPath"];
            /** @description True if the member agreed to this version of the privacy policy. */
            agreed: boolean;
            /** @description Version to which the member agreed last. */
            agreedVersion: components["schemas"]["PolicyVersion"];
            /** @description Time when the member agreed to this version; `null` if the member has not agreed. */
            agreedAt: components["schemas"]["Instant"] | null;
            /** @description Announced version of the privacy policy that is not in force yet; `null` if no version is announced. */
            next: components["schemas"]["ComingPolicy"] | null;
        };
        ComingPolicy: {
            version: components["schemas"]["PolicyVersion"];
            effectiveFrom: components["schemas"]["CalendarDate"];
        };
        AgreePrivacyPolicyRequest: {
            version: components["schemas"]["PolicyVersion"];
        };
        PolicyAgreement: {
            /** @description True if the member agreed to the version that is in force in the member's country. */
            isAgree: boolean;
            version: components["schemas"]["PolicyVersion"];
        };
        /**
         * @description Purpose of a consent. `membership`: storing the data of the membership. `babyData`: storing data about babies
         *     and health. `marketingMail` and `marketingPhone`: news and offers by email and by phone. `tracking`: usage
         *     analytics.
         * @enum {string}
         */
        ConsentPurpose: "membership" | "babyData" | "marketingMail" | "marketingPhone" | "tracking";
        Consent: {
            purpose: components["schemas"]["ConsentPurpose"];
            /** @description True if the consent is given; false until the member gives it. */
            granted: boolean;
            /** @description Country of the member when the consent was given or withdrawn; `null` if neither has happened. */
            countryCode: components["schemas"]["CountryCode"] | null;
            /** @description Policy version in force when the consent was given or withdrawn; `null` if neither has happened. */
            policyVersion: components["schemas"]["PolicyVersion"] | null;
            /** @description Time when the member gave or withdrew the consent; `null` if the member has done neither. */
            at: components["schemas"]["Instant"] | null;
        };
        Consents: {
            /** @description Consents, one for each purpose. */
            items: components["schemas"]["Consent"][];
        };
        /** @description Changes to consents. Omitted purposes do not change. */
        SetConsentsRequest: {
            /** @description Consent to storing the data of the membership, under the policy in force. */
            membership?: boolean;
            /** @description Consent to storing data about babies and health. */
            babyData?: boolean;
            /** @description Consent to news and offers by email. */
            marketingMail?: boolean;
            /** @description Consent to news and offers by phone. */
            marketingPhone?: boolean;
            /** @description Consent to usage analytics. */
            tracking?: boolean;
        };
        /**
         * @description Topic of emails that a member can turn off. `coins`: coins that expire. `gifts`: gifts for the member. `parcels`:
         *     parcels on their way, and problems with them. `birthdays`: birthday gifts. `vouchers`: vouchers for the member.
         *     `levels`: a new level.
         * @enum {string}
         */
        EmailTopic: "coins" | "gifts" | "parcels" | "birthdays" | "vouchers" | "levels";
        EmailSetting: {
            topic: components["schemas"]["EmailTopic"];
            /** @description True if the member gets emails about the topic. */
            enabled: boolean;
        };
        EmailSettings: {
            /** @description Settings, one for each topic. */
            items: components["schemas"]["EmailSetting"][];
        };
        SetEmailSettingsRequest: {
            topic: components["schemas"]["EmailTopic"];
            /** @description True to get emails about the topic. */
            enabled: boolean;
        };
        PushSettings: {
            /** @description Public key of the hub for subscriptions (VAPID, RFC 8292); `null` if the hub sends no push messages. */
            publicKey: string | null;
            /** @description Settings, one for each topic. */
            items: components["schemas"]["PushSetting"][];
        };
        PushSetting: {
            topic: components["schemas"]["EmailTopic"];
            /** @description True if the member gets push messages about the topic. */
            enabled: boolean;
        };
        SetPushSettingsRequest: {
            topic: components["schemas"]["EmailTopic"];
            /** @description True to get push messages about the topic. */
            enabled: boolean;
        };
        /**
         * @description URL of a subscription at the push service of a browser. Only the services of Chrome, Firefox, Safari and Edge
         *     are accepted, because the hub sends requests to this URL.
         */
        PushEndpoint: string;
        /** @description Keys of the browser that encrypt messages (RFC 8291). */
        PushKeys: {
            /** @description Public key of the browser. */
            p256dh: string;
            /** @description Authentication secret of the browser. */
            auth: string;
        };
        SavePushSubscriptionRequest: {
            endpoint: components["schemas"]["PushEndpoint"];
            keys: components["schemas"]["PushKeys"];
            /** @description Topics to turn on. */
            topics?: components["schemas"]["EmailTopic"][];
        };
        DeletePushSubscriptionRequest: {
            endpoint: components["schemas"]["PushEndpoint"];
        };
        RenewPushSubscriptionRequest: {
            oldEndpoint: components["schemas"]["PushEndpoint"];
            endpoint: components["schemas"]["PushEndpoint"];
            keys: components["schemas"]["PushKeys"];
        };
        Notice: {
            id: components["schemas"]["Id"];
            /**
             * @description Kind of event that the notification reports.
             * @example account-changed
             */
            kind: string;
            tone: components["schemas"]["NoticeTone"];
            title: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
            /** @description Path of the page with more details; `null` if there is no such page. */
            link: components["schemas"]["HubPath"] | null;
            at: components["schemas"]["Instant"];
            /** @description True if the notification is marked as read. */
            read: boolean;
            /** @description Details of a notification about a parcel; `null` for other notifications. */
            parcel: components["schemas"]["NoticeParcel"] | null;
        };
        NoticeParcel: {
            /** @description Name of the item in the parcel (for an order, of its first item); the order number if no item is known. */
            name: string;
            /** @description Number of other items in the order. */
            others: number;
            /** @description Picture of the item; `null` if there is no picture. */
            picture: components["schemas"]["Picture"] | null;
            state: components["schemas"]["ToldState"];
            /** @description Earlier states of the parcel that were reported to the member, newest first. */
            earlier: components["schemas"]["ToldStep"][];
        };
        /**
         * @description State of `ParcelState`, or `cancelled` if the parcel could not be sent.
         * @enum {string}
         */
        ToldState: "packed" | "handedOver" | "inTransit" | "outForDelivery" | "attempted" | "waitsForPickup" | "delivered" | "failed" | "cancelled";
        ToldStep: {
            state: components["schemas"]["ToldState"];
            at: components["schemas"]["Instant"];
        };
        /**
         * @description Topic of notifications. `coins`: coins, levels, gifts, vouchers and prizes. `parcels`: orders and parcels.
         *     `account`: the account, and products and proofs of the member.
         * @enum {string}
         */
        NoticeTopic: "coins" | "parcels" | "account";
        /**
         * @description Tone in which a notification is displayed (section 4 of the specification).
         * @enum {string}
         */
        NoticeTone: "positive" | "negative" | "warning" | "info" | "ongoing";
        Notices: {
            /** @description Notifications, newest first. */
            items: components["schemas"]["Notice"][];
            nextCursor: components["schemas"]["NextCursor"];
            unread: components["schemas"]["UnreadCount"];
        };
        /** @description Number of unread notifications; all notifications about one parcel count as one, and 100 means 100 or more. */
        UnreadCount: number;
        ReadNoticesRequest: {
            /** @description Ids of the notifications to mark as read; all notifications if omitted. */
            ids?: components["schemas"]["Id"][];
        };
        NoticesRead: {
            unread: components["schemas"]["UnreadCount"];
        };
        ExportDataRequest: {
            proof: components["schemas"]["Proof"];
            /**
             * @description Format of the export: rows of values, or CSV files for a spreadsheet.
             * @default json
             * @enum {string}
             */
            format: "json" | "csv";
        };
        DataExport: {
            madeAt: components["schemas"]["Instant"];
            /** @description Exported data, grouped by kind; empty for the CSV format. */
            tables: components["schemas"]["ExportedTable"][];
            /** @description Uploaded files of the member; for the CSV format, one file for each table comes before them. */
            files: components["schemas"]["ExportedFile"][];
            /**
             * @description URL of a ZIP archive with all uploaded files, relative to the hub and valid for 15 minutes. Its `manifest.json` lists the name, purpose, type, size, SHA-256 and time of each file, and missing files. `null` if there are no uploaded files.
             * @example /uploads/archive/0199d3f0-7f3e-7cc0-9c52-6d6a54a4c001?expires=1795230882&signature=x
             */
            archiveUrl?: string | null;
        };
        ExportedTable: {
            /**
             * @description Name of the kind of data in the exported table.
             * @example babies
             */
            name: string;
            /**
             * @description Stored rows of this kind of data.
             * @example [
             *       {
             *         "id": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4c001",
             *         "name": "Nam",
             *         "birthDate": "2026-09-30"
             *       }
             *     ]
             */
            rows: components["schemas"]["ExportedRow"][];
        };
        /** @description Stored values of a row by column name; times are in UTC, ISO 8601. */
        ExportedRow: {
            [key: string]: unknown;
        };
        /** @description Exported file: a table as CSV in `content`, or an uploaded file at `url`. */
        ExportedFile: {
            /**
             * @description Name under which to save the file.
             * @example babies.csv
             */
            name: string;
            /**
             * @description CSV (RFC 4180) in UTF-8 with the column names in the first line; no cell starts a formula. Empty for an
             *     uploaded file.
             * @example id,name
             *     0199d3f0-7f3e-7cc0-9c52-6d6a54a4c001,Nam
             */
            content: string;
            /**
             * @description URL of the uploaded file, valid for 15 minutes without a token; absent for a CSV table.
             * @example https://hub.example.com/uploads/0199d3f0-7f3e-7cc0-9c52-6d6a54a4c001?expires=1795230882&signature=x
             */
            url?: string;
            purpose?: components["schemas"]["UploadPurpose"];
            /**
             * @description Media type of the uploaded file; absent for a CSV table.
             * @example image/png
             */
            contentType?: string;
            /**
             * @description Size of the uploaded file in bytes; absent for a CSV table.
             * @example 48213
             */
            size?: number;
            /**
             * @description SHA-256 of the uploaded file in hexadecimal; absent for a CSV table, `null` for files uploaded before hashes
             *     were stored. The archive lists it for all files.
             * @example 4bf5122f344554c53bde2ebb8cd2b7e3d1600ad631c385a5d7cce23c7785459a
             */
            sha256?: string | null;
            /** @description Time of the upload; absent for a CSV table. */
            sentAt?: components["schemas"]["Instant"];
        };
        Address: {
            id: components["schemas"]["Id"];
            /** @description True if parcels go to this address by default. */
            isDefault: boolean;
            recipient: components["schemas"]["RecipientName"];
            phone: components["schemas"]["RecipientPhone"];
            countryCode: components["schemas"]["CountryCode"];
            province?: components["schemas"]["ProvinceCode"];
            /** @description Name of the state or province, in the request's language if available. If `province` is missing, this name was entered before provinces had codes, and the member must choose a province. */
            provinceName?: components["schemas"]["AddressPart"];
            /** @description City; in Thailand the district, in Indonesia the regency. */
            city?: components["schemas"]["AddressPart"];
            /** @description District, required in Indonesia. */
            district?: components["schemas"]["AddressPart"];
            /** @description Sub-district in Thailand, village in Indonesia, ward in Viet Nam. */
            ward?: components["schemas"]["AddressPart"];
            line1: components["schemas"]["StreetLine"];
            line2?: components["schemas"]["AddressNote"];
            postcode?: components["schemas"]["Postcode"];
        };
        /**
         * @description Name of the recipient.
         * @example Mali Srisuk
         */
        RecipientName: string;
        /**
         * @description Phone number for the courier, in E.164.
         * @example +66812345678
         */
        RecipientPhone: string;
        /**
         * @description Name of a city, district, ward or other place in an address.
         * @example Bangkok
         */
        AddressPart: string;
        /**
         * @description Street and house number.
         * @example 12/4 Si Lom Road
         */
        StreetLine: string;
        /**
         * @description Building, floor and other delivery directions.
         * @example Third floor, beside the bakery
         */
        AddressNote: string;
        /**
         * @description ZIP or postal code.
         * @example 10500
         */
        Postcode: string;
        /**
         * @description State or province: a `code` of `listProvinces`; empty if the address has no province.
         * @example 10
         */
        AddressProvince: string;
        /**
         * @description Address in any country, with the `id` of the address that it replaces. The United States requires `province`
         *     (state), `city` and a ZIP code. Thailand requires `province`, `city` (district), `ward` (sub-district) and a
         *     5-digit postcode. Indonesia requires `province`, `city` (regency), `district`, `ward` (village) and a 5-digit
         *     postcode. Viet Nam requires `province` and `ward`, any other country `city`.
         */
        ModifyAddressRequest: {
            id?: components["schemas"]["Id"];
            /** @description `true` makes this address the default; other values have no effect. */
            isDefault?: boolean;
            recipient: components["schemas"]["RecipientName"];
            phone: components["schemas"]["RecipientPhone"];
            countryCode: components["schemas"]["CountryCode"];
            province?: components["schemas"]["AddressProvince"];
            /** @description City; in Thailand the district, in Indonesia the regency. */
            city?: components["schemas"]["AddressPart"];
            /** @description District, required in Indonesia. */
            district?: components["schemas"]["AddressPart"];
            /** @description Sub-district in Thailand, village in Indonesia, ward in Viet Nam. */
            ward?: components["schemas"]["AddressPart"];
            line1: components["schemas"]["StreetLine"];
            line2?: components["schemas"]["AddressNote"];
            postcode?: components["schemas"]["Postcode"];
        };
        AddressList: {
            /** @description Addresses, default address first. */
            items: components["schemas"]["Address"][];
        };
        SetDefaultAddressRequest: {
            id: components["schemas"]["Id"];
        };
        AddressForm: {
            countryCode: components["schemas"]["CountryCode"];
            /** @description Parts of the address form, in display order. */
            parts: components["schemas"]["AddressFormPart"][];
        };
        AddressFormPart: {
            /**
             * @description Property of the address that the part fills.
             * @enum {string}
             */
            name: "line1" | "line2" | "ward" | "district" | "city" | "province" | "postcode";
            /** @description Label of the part in the request's language. */
            label: components["schemas"]["Name"];
            /** @description True if the address requires the part. */
            required: boolean;
            /** @description Regular expression that the whole value of the part must match. */
            pattern?: string;
            /** @description Example of the value. */
            example?: string;
        };
        MemberLevel: {
            /**
             * @description Number of the level, from 1 to 4.
             * @example 2
             */
            level: number;
            /**
             * @description Name of the level in the request's language.
             * @example Sprout
             */
            name: string;
            fromPoints: components["schemas"]["Amount"];
        };
        Membership: {
            timeZone: components["schemas"]["TimeZone"];
            /** @description Change of the time zone that takes effect on the next day; `null` if no change is pending. */
            nextTimeZone: components["schemas"]["NextTimeZone"] | null;
            coins: components["schemas"]["Amount"];
            /** @description Coins that expire first; `null` if the member has no coins. */
            nextExpiry: components["schemas"]["CoinExpiry"] | null;
            /** @description Total points that the member has earned. */
            points: components["schemas"]["Amount"];
            /** @description Points of the current year, which determine the level. */
            pointsThisYear: components["schemas"]["Amount"];
            level: components["schemas"]["MemberLevel"];
            /** @description Last day of the current level if the member earns no further points. */
            levelUntil: components["schemas"]["CalendarDate"];
            /** @description Next level; `null` at the highest level. */
            nextLevel: components["schemas"]["MemberLevel"] | null;
            pointsToNextLevel: components["schemas"]["Amount"];
            memberSince: components["schemas"]["CalendarDate"];
        };
        Today: {
            /** @description Current date in the member's time zone. */
            date: components["schemas"]["CalendarDate"];
            /** @description Items of the home page: first the items that end soon, then the others, most valuable first. */
            items: components["schemas"]["TodayItem"][];
            /** @description The youngest baby (born or expected) and babies with the same date; empty while baby content is hidden. */
            babies: components["schemas"]["Baby"][];
            /** @description Number of unused tickets for open draws. */
            tickets?: number;
            coinShop: components["schemas"]["TodayCoinShop"];
            /** @description Coins that expire first; `null` unless `getCoins` suggests products to redeem for them (`rescue`). */
            expiry: components["schemas"]["CoinExpiry"] | null;
        };
        TodayItem: {
            kind: components["schemas"]["TodayKind"];
            /** @description Id of the baby, won gift, voucher, parcel or campaign; `own` for the birthday of the member. */
            id: string;
            /**
             * @description Name of the baby, `null` if it has no name; order number of an order; otherwise the name of the gift,
             *     voucher, product or campaign.
             */
            name: string | null;
            picture: components["schemas"]["Picture"];
            /** @description Last day on which the item is available; `null` if the item has no last day. */
            lastDay: components["schemas"]["CalendarDate"] | null;
            /** @description Coins that the item grants immediately. */
            coins: components["schemas"]["Amount"];
            /** @description Path of the campaign's page; `null` for other kinds. */
            path: components["schemas"]["HubPath"] | null;
            /** @description State of the parcel; `null` for other kinds than `order` and `parcel`. */
            parcelState: components["schemas"]["ParcelState"] | null;
        };
        /**
         * @description Kind of an item on the home page. `levelGift` is one item for all free gifts of the level. `order` is a parcel
         *     of an order; `parcel` is a parcel of a gift or redemption.
         * @enum {string}
         */
        TodayKind: "newBabyGift" | "babyBirthdayGift" | "momBirthdayGift" | "levelGift" | "wonGift" | "voucher" | "order" | "parcel" | "raffle";
        TodayCoinShop: {
            /** @description Pictures of affordable products, most expensive first, followed by the product that the member saves for. */
            pictures: components["schemas"]["Picture"][];
            /** @description Number of products that the member can redeem now. */
            affordable: number;
            /**
             * @description Number of coins that the member still needs for the product that the member saves for. If the member saves
             *     for no product, the number for the cheapest product that the balance does not cover; `null` if there is no
             *     such product.
             */
            missing: components["schemas"]["Amount"] | null;
        };
        CoinExpiry: {
            amount: components["schemas"]["Amount"];
            date: components["schemas"]["CalendarDate"];
        };
        /** @description Prize with coins, points and a voucher; a part that the prize does not contain is zero or `null`. */
        PrizeSummary: {
            coins: components["schemas"]["Amount"];
            points: components["schemas"]["Amount"];
            /** @description Name of the voucher; `null` if the prize has no voucher. */
            voucher: components["schemas"]["Name"] | null;
        };
        Introduction: {
            /** @description Coins that each new member gets with the registration. */
            joinCoins: components["schemas"]["Amount"];
            /** @description Coins of the first daily check-in, including the reward of the task `first-check-in`. */
            checkInCoins: components["schemas"]["Amount"];
            /** @description Gift for a newborn; `null` if no such gift is offered in the country of the request. */
            newBabyGift: components["schemas"]["IntroducedGift"] | null;
            /** @description Products of the points mall, one of each category as far as possible. */
            rewards: components["schemas"]["IntroducedReward"][];
            /** @description Levels in ascending order. */
            levels: components["schemas"]["IntroducedLevel"][];
            /** @description Frequently asked questions, from different sections. */
            questions: components["schemas"]["FaqItem"][];
            /** @description Sample article of the newest issue of the magazine; `null` if no issue is published. */
            article: components["schemas"]["MagazineArticle"] | null;
            /** @description Online courses that new members can take. */
            courses: components["schemas"]["IntroducedPage"][];
            /** @description Open activities in the country of the request, newest first. */
            activities: components["schemas"]["IntroducedPage"][];
        };
        IntroducedPage: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
            picture: components["schemas"]["Picture"];
            /** @description Page that visitors can open; `null` if only members can open it. */
            link: components["schemas"]["HubPath"] | null;
        };
        IntroducedGift: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
            picture: components["schemas"]["Picture"];
            photo?: components["schemas"]["Photo"];
            /** @description Shop price in the currency of the country; in US dollars if the country has no shop. */
            value: components["schemas"]["Money"];
            valueIsLocal?: components["schemas"]["ValueIsLocal"];
            /** @description Number of days after the birth until which the gift can be claimed. */
            daysAfter: number;
        };
        IntroducedLevel: {
            level: components["schemas"]["MemberLevel"];
            picture: components["schemas"]["Picture"];
            /** @description Names of the level benefits that the level adds to those of the lower levels. */
            rights: components["schemas"]["Name"][];
        };
        IntroducedReward: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            picture: components["schemas"]["Picture"];
            photo?: components["schemas"]["Photo"];
            /** @description Price in coins. */
            price: components["schemas"]["Amount"];
        };
        LevelList: {
            /** @description Levels in ascending order. */
            items: components["schemas"]["LevelWithRights"][];
        };
        LevelHistory: {
            /** @description Periods in which the member had a level, newest first. */
            items: components["schemas"]["LevelStay"][];
            /** @description Progress to the next level; omitted at the highest level. */
            unlock?: components["schemas"]["LevelUnlock"];
        };
        LevelStay: {
            level: components["schemas"]["MemberLevel"];
            since: components["schemas"]["Instant"];
            /** @description End of the period in which the member had the level; `null` for the current level. */
            until: components["schemas"]["Instant"] | null;
            /** @description Reason for the end of the level; `null` for the current level. */
            ended: components["schemas"]["LevelEnd"] | null;
        };
        /** @enum {string} */
        LevelEnd: "rose" | "yearEnd" | "takenBack";
        RightSavings: {
            /** @example 2026 */
            year: number;
            /** @description Savings, one amount for each currency; empty if there are no savings. */
            amounts: components["schemas"]["Money"][];
            /** @description Number of used vouchers from which the savings come. */
            vouchers: components["schemas"]["Amount"];
        };
        LevelWithRights: {
            level: components["schemas"]["MemberLevel"];
            /** @description Level benefits (rights) that the level adds to those of the lower levels. */
            rights: components["schemas"]["LevelRight"][];
        };
        LevelRight: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
            kind: components["schemas"]["RightKind"];
        };
        /**
         * @description Kind of a level benefit (right): a `perk` applies automatically, a `claim` grants its prize once a year on
         *     request, and a `proof` grants it after evidence has been accepted.
         * @enum {string}
         */
        RightKind: "perk" | "claim" | "proof";
        /**
         * @description State of the level benefit for the member in the current year.
         * @enum {string}
         */
        RightState: "locked" | "open" | "waiting" | "used";
        Right: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
            kind: components["schemas"]["RightKind"];
            /** @description Lowest level that has the level benefit. */
            fromLevel: number;
            state: components["schemas"]["RightState"];
            unlock?: components["schemas"]["LevelUnlock"];
            eligibility: components["schemas"]["Eligibility"];
            /**
             * @description Time of the claim, or of the acceptance of the evidence, in the current year; `null` if the level benefit is
             *     unused.
             */
            usedAt: components["schemas"]["Instant"] | null;
            /** @description Prize of the level benefit; `null` if it has no prize. */
            prize: components["schemas"]["PrizeSummary"] | null;
        };
        RightList: {
            items: components["schemas"]["Right"][];
        };
        ClaimRightRequest: {
            rightId: components["schemas"]["Id"];
        };
        ClaimedRight: {
            right: components["schemas"]["Right"];
            prize: components["schemas"]["PrizeSummary"];
            /** @description Coin balance after the change. */
            coins: components["schemas"]["Amount"];
        };
        UploadRightProofRequest: {
            rightId: components["schemas"]["Id"];
            /** @description Ids of files uploaded with the purpose `right`; duplicates count once. */
            uploadIds: components["schemas"]["Id"][];
        };
        /**
         * @description State of the evidence; `submitted` until staff have reviewed it.
         * @enum {string}
         */
        RightProofState: "submitted" | "accepted" | "refused";
        RightProof: {
            id: components["schemas"]["Id"];
            right: components["schemas"]["NamedRight"];
            /**
             * @description Calendar year for which the evidence counts.
             * @example 2026
             */
            year: number;
            state: components["schemas"]["RightProofState"];
            submittedAt: components["schemas"]["Instant"];
            /** @description Time when staff accepted or refused the evidence; `null` before this decision. */
            decidedAt: components["schemas"]["Instant"] | null;
            /** @description Reason for the refusal; `null` unless the evidence was refused. */
            refusal: components["schemas"]["ProofRefusal"] | null;
        };
        /**
         * @description Reason for the refusal of evidence. `unreadable`: it cannot be read. `incomplete`: the shop, the product or
         *     the date is missing. `notAProof`: it shows something else. `otherYear`: the purchase was in another year.
         *     `usedBefore`: it was submitted before.
         * @enum {string}
         */
        ProofRefusal: "unreadable" | "incomplete" | "notAProof" | "otherYear" | "usedBefore";
        NamedRight: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
        };
        RightProofPage: {
            /** @description Submitted evidence, newest first. */
            items: components["schemas"]["RightProof"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description Whole number of coins; negative for a deduction.
         * @example -150
         */
        SignedAmount: number;
        Coins: {
            /** @description Number of coins that the member can spend now. */
            balance: components["schemas"]["Amount"];
            /** @description Coins of the balance, grouped by the last day on which they can be spent, earliest day first. */
            expiring: components["schemas"]["CoinExpiry"][];
            /** @description Coins that expire soon and products to redeem them for; `null` if no coins expire soon. */
            rescue: components["schemas"]["CoinRescue"] | null;
            /** @description Coin totals of the last twelve months, oldest month first, including the current month. */
            months: components["schemas"]["CoinMonth"][];
        };
        CoinRescue: {
            /** @description Number of coins that expire on `date`, at most two months ahead. */
            amount: components["schemas"]["Amount"];
            /** @description Last day on which the coins can be spent. */
            date: components["schemas"]["CalendarDate"];
            /**
             * @description Products that the member can redeem now, sorted by the number of expiring coins that they use, highest
             *     first.
             */
            products: components["schemas"]["MallProduct"][];
        };
        /** @description Coins of a month: opening + earned − spent − expired + returned − takenBack = balance */
        CoinMonth: {
            /** @description First day of the month. */
            from: components["schemas"]["CalendarDate"];
            /** @description Balance at the start of the month. */
            opening: components["schemas"]["Amount"];
            /** @description Coins earned, less coins that were taken back in the same month. */
            earned: components["schemas"]["Amount"];
            /** @description Coins spent, less coins that were returned in the same month. */
            spent: components["schemas"]["Amount"];
            expired: components["schemas"]["Amount"];
            /** @description Returned coins that exceed the coins spent in the same month. */
            returned: components["schemas"]["Amount"];
            /** @description Coins taken back, for example after a refund, that exceed the coins earned in the same month. */
            takenBack: components["schemas"]["Amount"];
            /** @description Balance at the end of the month; the current balance for the current month. */
            balance: components["schemas"]["Amount"];
        };
        /**
         * @description Kind of a coin movement; `returned` covers both coins that were given back after spending, and earned coins that
         *     were taken back.
         * @enum {string}
         */
        CoinMovementKind: "earned" | "spent" | "expired" | "returned";
        CoinReason: {
            /**
             * @description Machine-readable identifier of the reason for the movement.
             * @example check_in
             */
            purpose: string;
            /** @description Label of the reason for the movement, in the request's language. */
            label: components["schemas"]["Name"];
            /** @description Subject of the movement, such as the name of the redeemed product; `null` if there is no subject. */
            subject: components["schemas"]["Name"] | null;
        };
        CoinMovement: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["CoinMovementKind"];
            amount: components["schemas"]["SignedAmount"];
            /** @description Balance of coins after the movement. */
            balance: components["schemas"]["Amount"];
            at: components["schemas"]["Instant"];
            reason: components["schemas"]["CoinReason"];
        };
        CoinMovementPage: {
            /** @description Coin movements, newest first. */
            items: components["schemas"]["CoinMovement"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        CoinLotShare: {
            amount: components["schemas"]["SignedAmount"];
            /** @description Last day on which the coins can be spent. */
            expiresOn: components["schemas"]["CalendarDate"];
            /** @description Number of coins in the combined lots that can still be spent. */
            remaining: components["schemas"]["Amount"];
        };
        CoinMovementDetail: {
            movement: components["schemas"]["CoinMovement"];
            /** @description Coin lots, earliest expiry first. */
            lots: components["schemas"]["CoinLotShare"][];
        };
        /**
         * @description Product category of the points mall.
         * @enum {string}
         */
        MallCategory: "baby" | "mother" | "home" | "keepsake" | "voucher";
        /**
         * @description Order of products: `newest` by the time from which they are offered, `priceUp` and `priceDown` by price.
         * @enum {string}
         */
        MallSort: "newest" | "priceUp" | "priceDown";
        /**
         * @description Price in coins.
         * @example 300
         */
        MallPriceLimit: number;
        /**
         * @description Delivery of a product: sent to an address, or granted as a voucher immediately.
         * @enum {string}
         */
        MallDelivery: "parcel" | "voucher";
        MallProduct: {
            id: components["schemas"]["Id"];
            category: components["schemas"]["MallCategory"];
            name: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
            picture: components["schemas"]["Picture"];
            photo?: components["schemas"]["Photo"];
            /** @description Price of the product in coins. */
            price: components["schemas"]["Amount"];
            /** @description Remaining stock of the product. */
            remaining: number;
            delivery: components["schemas"]["MallDelivery"];
            regions: components["schemas"]["Regions"];
            /** @description Lowest level whose members are eligible. */
            fromLevel: number;
            /** @description Time from which the product can be redeemed; `null` if it has no start. */
            opensAt: components["schemas"]["Instant"] | null;
            /** @description Time from which the product can no longer be redeemed; `null` if it has no end. */
            closesAt: components["schemas"]["Instant"] | null;
            /** @description Number of times that a member can redeem this product. */
            perMember: number;
            /** @description Number of times that the member has redeemed this product. */
            redeemed: number;
            /** @description Shop price in the currency of the member's country; omitted if it is not known. */
            value?: components["schemas"]["Money"];
            valueIsLocal?: components["schemas"]["ValueIsLocal"];
            facts?: components["schemas"]["ItemFacts"];
            deliveryDays?: components["schemas"]["DeliveryDays"];
            unlock?: components["schemas"]["LevelUnlock"];
            /** @description Progress of saving coins for the price; `null` if the balance covers the price. */
            saving: components["schemas"]["MallSaving"] | null;
            /** @description True if the member is saving coins for this product. */
            wished: boolean;
            eligibility: components["schemas"]["Eligibility"];
        };
        MallSaving: {
            /** @description Number of coins that the member still needs for the product. */
            coins: components["schemas"]["Amount"];
            /** @description Number of daily check-ins, counted from the next check-in, that earn the missing coins. */
            days: number;
        };
        MallWishRequest: {
            /** @description Product to save coins for; `null` to stop saving. */
            productId: components["schemas"]["Id"] | null;
        };
        MallProductList: {
            items: components["schemas"]["MallProduct"][];
            nextCursor?: components["schemas"]["NextCursor"];
            /** @description Number of products on all pages. */
            total?: number;
            /** @description Product that the member is saving coins for, regardless of the filters. */
            wish?: components["schemas"]["MallProduct"] | null;
            /** @description Categories that contain products for the member, regardless of the filters. */
            categories?: components["schemas"]["MallCategory"][];
        };
        RedeemRequest: {
            productId: components["schemas"]["Id"];
            /** @description Id of the address for the parcel; not required for a voucher. */
            addressId?: components["schemas"]["Id"];
            /** @description Price in coins that the member saw. If the price is different now, the operation has no effect and returns `PRICE_CHANGED`. */
            price?: components["schemas"]["Amount"];
        };
        /**
         * @description State of the redemption.
         * @enum {string}
         */
        RedemptionState: "reserved" | "confirmed" | "packed" | "shipped" | "delivered" | "cancelled" | "returned";
        RedeemedProduct: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            picture: components["schemas"]["Picture"];
        };
        Redemption: {
            id: components["schemas"]["Id"];
            product: components["schemas"]["RedeemedProduct"];
            /** @description Price paid in coins. */
            price: components["schemas"]["Amount"];
            state: components["schemas"]["RedemptionState"];
            redeemedAt: components["schemas"]["Instant"];
            /** @description Time when the state last changed. */
            stateAt: components["schemas"]["Instant"];
            /** @description Copy of the address, made at the redemption; `null` for a voucher. */
            address: components["schemas"]["Address"] | null;
            /** @description Id of the voucher that was granted; `null` for a product in a parcel. */
            voucherId: components["schemas"]["Id"] | null;
            /** @description Parcel of the redemption; `null` until the product is sent. */
            parcel: components["schemas"]["Parcel"] | null;
            /** @description Current and earlier states with their times, oldest first. */
            steps: components["schemas"]["RedemptionStep"][];
            /** @description True if the redemption can still be canceled. */
            cancellable: boolean;
            arrives: components["schemas"]["Arrival"];
        };
        RedemptionStep: {
            state: components["schemas"]["RedemptionState"];
            at: components["schemas"]["Instant"];
        };
        Redeemed: {
            redemption: components["schemas"]["Redemption"];
            /** @description Coin balance after the change. */
            coins: components["schemas"]["Amount"];
        };
        RedemptionPage: {
            /** @description Redemptions, newest first. */
            items: components["schemas"]["Redemption"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description Kind of discount that a voucher gives on an order.
         * @enum {string}
         */
        VoucherKind: "percent" | "amount" | "shipping";
        /**
         * @description State of a voucher. `reserved` lasts 30 minutes after the code was revealed, at most until the voucher
         *     expires. `void` means that it was taken back.
         * @enum {string}
         */
        VoucherState: "active" | "reserved" | "used" | "expired" | "void";
        /**
         * @description Filter for the state of vouchers: `active` includes reserved vouchers, and `expired` includes vouchers that were
         *     taken back.
         * @enum {string}
         */
        VoucherFilter: "active" | "used" | "expired";
        Voucher: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["VoucherKind"];
            name: components["schemas"]["Name"];
            /** @description Conditions of the voucher. */
            text: components["schemas"]["Text"];
            /** @description Discount in percent; `null` unless the kind is `percent`. */
            percent: number | null;
            /** @description Discount in the currency of the member's country; `null` unless the kind is `amount`. */
            amount: components["schemas"]["Money"] | null;
            /** @description Minimum amount of the order; `null` if there is no minimum. */
            minimumOrder: components["schemas"]["Money"] | null;
            /** @description Products to which the voucher is limited; `null` for the whole shop. */
            scope: components["schemas"]["Name"] | null;
            regions: components["schemas"]["Regions"];
            state: components["schemas"]["VoucherState"];
            grantedAt: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["Instant"];
            /**
             * @description Code for the shop; `null` unless the voucher is reserved or used.
             * @example HUB-7K2MQ-X4RTV
             */
            code: string | null;
            /** @description Time when the reservation ends; `null` if the voucher is not reserved. */
            reservedUntil: components["schemas"]["Instant"] | null;
            /** @description Time of the order that used the voucher; `null` if the voucher is not used. */
            usedAt: components["schemas"]["Instant"] | null;
            /** @description Id of the order that used the voucher, for `getOrder`; `null` if the voucher is not used. */
            orderId: components["schemas"]["Id"] | null;
        };
        VoucherPage: {
            /** @description Vouchers in display order. */
            items: components["schemas"]["Voucher"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description Voucher to open, by `id` or `type`; `id` takes precedence. Without both, the usable voucher that expires
         *     first.
         */
        OpenVoucherInShopRequest: {
            /** @description Id of the voucher. */
            id?: components["schemas"]["Id"];
            /**
             * @description Voucher type of the catalog; selects the usable voucher of this type that expires first.
             * @example welcome-10
             */
            type?: string;
        };
        VoucherInShop: {
            /**
             * Format: uri
             * @description URL that opens the shop with the code applied.
             */
            url: string;
            voucher: components["schemas"]["Voucher"];
        };
        /**
         * @description Referral code of a member.
         * @example 7KQ2MXRT
         */
        LinkCode: string;
        Referral: {
            linkCode: components["schemas"]["LinkCode"];
            /**
             * Format: uri-reference
             * @description Path of the referral link on the hub's origin, for sharing.
             * @example /registration?linkCode=7KQ2MXRT
             */
            sharePath: string;
            advocateGets: components["schemas"]["PrizeSummary"];
            friendGets: components["schemas"]["PrizeSummary"];
            /** @description Number of friends who registered with the code. */
            joined: number;
            /** @description Number of referred friends for whom both the member and the friend were rewarded. */
            rewarded: number;
            /** @description Number of friends for whom the member was rewarded this year, including friends who left. */
            rewardedThisYear: number;
            /** @description Maximum number of friends per calendar year for whom the member is rewarded. */
            friendsAYear: number;
            /**
             * @description Short form of `sharePath`. It redirects there and preserves the query.
             * @example /j/7KQ2MXRT
             */
            shortPath: components["schemas"]["PagePath"];
            showsName: components["schemas"]["ShowsName"];
            preview: components["schemas"]["LinkPreview"];
        };
        /** @description True if people who open the referral link see the first name of the member. */
        ShowsName: boolean;
        /** @description Preview of a link, as chats and social networks show it. */
        LinkPreview: {
            /** @description Title of the preview. */
            title: string;
            /** @description Text below the title. */
            text: string;
            /**
             * Format: uri-reference
             * @description Path of the picture with 1200 × 630 pixels.
             * @example /share/invitation/en-US.png
             */
            picture: string;
        };
        SetReferralNameRequest: {
            showsName: components["schemas"]["ShowsName"];
        };
        ReferralName: {
            showsName: components["schemas"]["ShowsName"];
            preview: components["schemas"]["LinkPreview"];
        };
        Invitation: {
            /** @description First name of the inviting member; `null` if the member does not show it. */
            firstName: components["schemas"]["FirstName"] | null;
            /**
             * @description Language of the inviting member's country, for apps that request no language.
             * @enum {string}
             */
            language: "en" | "id" | "th" | "vn";
            advocateGets: components["schemas"]["PrizeSummary"];
            friendGets: components["schemas"]["PrizeSummary"];
        };
        /**
         * @description State of a referral: `joined` until the friend's first check-in or redemption; `notCounted` if the member gets
         *     no reward for the friend.
         * @enum {string}
         */
        ReferralState: "joined" | "rewarded" | "notCounted";
        /**
         * @description Reason for a missing reward.
         *
         *     - For `joined`: the friend has no verified email or phone (`NOT_VERIFIED`), or no check-in or redemption yet
         *       (`NOT_ACTIVE`).
         *     - For `notCounted`: the member had reached `friendsAYear` at the friend's first activity (`CAP_REACHED`), or
         *       the friend's account was deleted before it (`LEFT`).
         *     - `PAID_BEFORE`, also for `notCounted`: a reward for the same email address or phone number was paid within
         *       the last 365 days for an account that was deleted since. Neither the member nor the friend is rewarded.
         * @enum {string}
         */
        ReferralReason: "NOT_VERIFIED" | "NOT_ACTIVE" | "CAP_REACHED" | "LEFT" | "PAID_BEFORE";
        ReferredFriend: {
            id: components["schemas"]["Id"];
            /**
             * @description First letter of the friend's first name; `null` if the friend has left.
             * @example R
             */
            initial: string | null;
            state: components["schemas"]["ReferralState"];
            /** @description Reason for the missing reward; `null` if the member and the friend were rewarded. */
            reason: components["schemas"]["ReferralReason"] | null;
            joinedAt: components["schemas"]["Instant"];
            /** @description Time when the member and the friend were rewarded; `null` until then. */
            rewardedAt: components["schemas"]["Instant"] | null;
        };
        ReferredFriendPage: {
            /** @description Referred friends, newest first. */
            items: components["schemas"]["ReferredFriend"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description Gift board, as numbered in page paths: 1 by level, 2 new baby, 3 the member's birthday, 4 a baby's birthday. */
        GiftType: number;
        /**
         * @description Occasion of a gift; `won` gifts come only from draws and campaigns.
         * @enum {string}
         */
        GiftKind: "level" | "newBaby" | "momBirthday" | "babyBirthday" | "won";
        /**
         * @description State of a gift. `waiting` is won but unclaimed. A claim progresses from `reserved` through `confirmed`,
         *     `packed` and `shipped` to `delivered`. It becomes `cancelled` by the member or by staff, `expired` if it was
         *     not confirmed in time, and `returned` if the parcel came back.
         * @enum {string}
         */
        GiftState: "waiting" | "reserved" | "confirmed" | "packed" | "shipped" | "delivered" | "cancelled" | "returned" | "expired";
        /**
         * @description Gift with the member's eligibility. Reasons of all gifts: `NOT_IN_REGION`, `FROM_LEVEL_n`,
         *     `ALREADY_CLAIMED`, `SOLD_OUT` and `NOT_ENOUGH_COINS`. Further reasons of gifts for birthdays and babies:
         *     `BIRTHDAY_MISSING`, `BABY_MISSING`, `BABY_NOT_BORN`, `DATE_CHANGED` (a changed date has not taken effect),
         *     `NOT_OPEN_YET`, `WINDOW_OVER`, `BIRTHS_TOO_CLOSE` and `BABY_GIFTS_LIMIT`.
         */
        Gift: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["GiftKind"];
            name: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
            picture: components["schemas"]["Picture"];
            photo?: components["schemas"]["Photo"];
            /** @description Lowest level whose members are eligible. */
            fromLevel: number;
            regions: components["schemas"]["Regions"];
            /** @description Price in coins; 0 for most gifts. */
            coins: components["schemas"]["Amount"];
            /** @description Shop price in the currency of the member's country; in US dollars if the country has no shop. */
            value: components["schemas"]["Money"];
            valueIsLocal?: components["schemas"]["ValueIsLocal"];
            /** @description Remaining stock for all members. */
            stockLeft: number;
            facts?: components["schemas"]["ItemFacts"];
            deliveryDays?: components["schemas"]["DeliveryDays"];
            unlock?: components["schemas"]["LevelUnlock"];
            closesAt: components["schemas"]["GiftClosesAt"];
            eligibility: components["schemas"]["Eligibility"];
        };
        /**
         * @description Time from which the gift can no longer be claimed. If the gift can be claimed for several birthdays or births,
         *     this is the earliest of their ends. `null` if the gift cannot be claimed now or has no end.
         */
        GiftClosesAt: components["schemas"]["Instant"] | null;
        GiftPage: {
            items: components["schemas"]["Gift"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        GiftBoards: {
            /** @description Number of won gifts that are not claimed yet. */
            waiting: number;
            boards: components["schemas"]["GiftBoard"][];
        };
        GiftBoard: {
            type: components["schemas"]["GiftType"];
            kind: components["schemas"]["GiftKind"];
            /** @description Number of gifts on the board. */
            gifts: number;
            /** @description Number of gifts that the member can claim now. */
            open: number;
            closesAt: components["schemas"]["GiftClosesAt"];
            /** @description Pictures of the first gifts on the board. */
            pictures: components["schemas"]["Picture"][];
            /**
             * @description Eligibility for the board: the member is eligible if any of its gifts can be claimed. Otherwise it is the
             *     eligibility for the gift that opens first.
             */
            eligibility: components["schemas"]["Eligibility"];
        };
        /** @description Birthday or birth with the claim period of its gift. */
        GiftOccasion: {
            /** @description Id of the baby; `null` for the member's birthday. */
            babyId: components["schemas"]["Id"] | null;
            /** @description Name that the member uses for the baby; `null` if unknown and for the member's birthday. */
            babyName: string | null;
            /** @description Date of the birthday or birth; `null` before birth. */
            date: components["schemas"]["CalendarDate"] | null;
            /** @description First day of the claim period; `null` before birth. */
            opensOn: components["schemas"]["CalendarDate"] | null;
            /** @description Last day of the claim period, inclusive; `null` before birth. */
            closesOn: components["schemas"]["CalendarDate"] | null;
            /** @description Time when the last day ends in the member's time zone; `null` before birth. */
            closesAt: components["schemas"]["Instant"] | null;
            eligibility: components["schemas"]["Eligibility"];
            /** @description Id of the gift claim for this birthday or birth; `null` before a claim. */
            claimId: components["schemas"]["Id"] | null;
        };
        /**
         * @description Occasions, and the gifts that can be claimed for an occasion. If `items` is empty, the member is offered no gift
         *     of this kind.
         */
        OccasionGifts: {
            /**
             * @description Eligibility of the member: the member is eligible if any occasion is open. Otherwise it is the eligibility
             *     for the occasion that opens first. Without an occasion, it contains the missing requirement.
             */
            eligibility: components["schemas"]["Eligibility"];
            /** @description Occasions, in the order in which the babies were added. */
            occasions: components["schemas"]["GiftOccasion"][];
            /** @description Gifts to choose from. */
            items: components["schemas"]["Gift"][];
        };
        ClaimGiftRequest: {
            /** @description Id of a level gift, or of an unclaimed gift that the member won. */
            id: components["schemas"]["Id"];
            /** @description Id of the address for the parcel. */
            addressId: components["schemas"]["Id"];
            /** @description Price in coins that the member saw. If the price is different now, the operation has no effect and returns `PRICE_CHANGED`. */
            price?: components["schemas"]["Amount"];
        };
        ClaimMomGiftRequest: {
            /** @description Id of the chosen gift. */
            giftId: components["schemas"]["Id"];
            /** @description Id of the address for the parcel. */
            addressId: components["schemas"]["Id"];
        };
        ClaimBabyGiftRequest: {
            /** @description Id of the chosen gift. */
            giftId: components["schemas"]["Id"];
            /** @description Id of the baby. */
            babyId: components["schemas"]["Id"];
            /** @description Id of the address for the parcel. */
            addressId: components["schemas"]["Id"];
        };
        GiftBrief: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            picture: components["schemas"]["Picture"];
        };
        /**
         * @description Group of gift states: `waiting` contains unclaimed gifts, `underway` the states from `reserved` to `shipped`,
         *     and `over` all final states.
         * @enum {string}
         */
        MyGiftGroup: "waiting" | "underway" | "over";
        GiftStep: {
            state: components["schemas"]["GiftState"];
            at: components["schemas"]["Instant"];
        };
        MyGift: {
            /** @description Id of the claim, or of the unclaimed gift. */
            id: components["schemas"]["Id"];
            state: components["schemas"]["GiftState"];
            /** @description Occasion of the gift. */
            kind: components["schemas"]["GiftKind"];
            gift: components["schemas"]["GiftBrief"];
            /** @description Id of the baby for whom the gift was claimed; `null` if the gift is not for a baby. */
            babyId: components["schemas"]["Id"] | null;
            regions: components["schemas"]["Regions"];
            /** @description Price paid in coins. */
            coins: components["schemas"]["Amount"];
            /** @description Time when the gift was claimed; for an unclaimed gift, the time when it was won. */
            at: components["schemas"]["Instant"];
            /** @description Time when an unconfirmed claim expires; `null` unless the state is `reserved`. */
            reservedUntil: components["schemas"]["Instant"] | null;
            /** @description Copy of the address, made at the claim; `null` if the gift is not claimed. */
            address: components["schemas"]["Address"] | null;
            /** @description Parcel of the gift; `null` until the gift is sent. */
            parcel: components["schemas"]["Parcel"] | null;
            /** @description Current and earlier states with their times, oldest first. */
            steps: components["schemas"]["GiftStep"][];
            /** @description True if the claim can still be canceled. */
            cancellable: boolean;
            arrives: components["schemas"]["Arrival"];
            /** @description Name that the member uses for the baby of `babyId`; `null` without a baby and while baby content is hidden. */
            babyName: string | null;
        };
        MyGiftPage: {
            items: components["schemas"]["MyGift"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description Topic of a course or article; `helpers` are fathers, grandparents and friends.
         * @enum {string}
         */
        ReadingTopic: "sleep" | "feeding" | "pumping" | "work" | "helpers" | "mind";
        CourseChapter: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            /** @description Reading time in minutes. */
            minutes: number;
            /** @description Time when the member finished the chapter; `null` until then. */
            doneAt: components["schemas"]["Instant"] | null;
        };
        CourseChapterText: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            /** @description Reading time in minutes. */
            minutes: number;
            /** @description Time when the member finished the chapter; `null` until then. */
            doneAt: components["schemas"]["Instant"] | null;
            text: components["schemas"]["Text"];
        };
        Course: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
            picture: components["schemas"]["Picture"];
            topic: components["schemas"]["ReadingTopic"];
            /** @description Lowest level whose members are eligible. */
            fromLevel: number;
            /** @description Reading time of all chapters in minutes. */
            minutes: number;
            /** @description Reward for finishing the course, granted once. */
            reward: components["schemas"]["Reward"];
            /** @description Number of chapters that the member has finished. */
            done: number;
            /** @description Time when the member finished the last chapter; `null` until then. */
            finishedAt: components["schemas"]["Instant"] | null;
            chapters: components["schemas"]["CourseChapter"][];
            unlock?: components["schemas"]["LevelUnlock"];
            eligibility: components["schemas"]["Eligibility"];
        };
        CourseDetail: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
            picture: components["schemas"]["Picture"];
            topic: components["schemas"]["ReadingTopic"];
            /** @description Lowest level whose members are eligible. */
            fromLevel: number;
            /** @description Reading time of all chapters in minutes. */
            minutes: number;
            /** @description Reward for finishing the course, granted once. */
            reward: components["schemas"]["Reward"];
            /** @description Number of chapters that the member has finished. */
            done: number;
            /** @description Time when the member finished the last chapter; `null` until then. */
            finishedAt: components["schemas"]["Instant"] | null;
            chapters: components["schemas"]["CourseChapterText"][];
            unlock?: components["schemas"]["LevelUnlock"];
            eligibility: components["schemas"]["Eligibility"];
        };
        CourseList: {
            items: components["schemas"]["Course"][];
        };
        FinishChapterRequest: {
            /** @description Id of a chapter of the course. */
            chapterId: components["schemas"]["Id"];
        };
        ChapterFinished: {
            /** @description Reward that this call granted; its coins and points are zero unless the call finished the course. */
            reward: components["schemas"]["Reward"];
            course: components["schemas"]["CourseDetail"];
        };
        BenefitLink: {
            /**
             * @description Target of the link: the shop, or the member's vouchers.
             * @enum {string}
             */
            kind: "shop" | "voucher";
            /**
             * Format: uri-reference
             * @description Path to open. For the kind `shop`, a path in the shop, for `returnTo` of `getShopifyPass`. For `voucher`, a path on the hub.
             */
            path: string;
        };
        Benefit: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
            picture: components["schemas"]["Picture"];
            opensAt: components["schemas"]["Instant"];
            closesAt: components["schemas"]["Instant"];
            regions: components["schemas"]["Regions"];
            /** @description Lowest level whose members are eligible. */
            fromLevel: number;
            link: components["schemas"]["BenefitLink"];
            unlock?: components["schemas"]["LevelUnlock"];
            eligibility: components["schemas"]["Eligibility"];
        };
        BenefitList: {
            items: components["schemas"]["Benefit"][];
        };
        MagazineIssue: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
            picture: components["schemas"]["Picture"];
            publishedOn: components["schemas"]["CalendarDate"];
            /** @description True if the member has read the issue. */
            isBrowse: boolean;
            /** @description Number of articles in the issue. */
            articles: number;
        };
        MagazinePage: {
            items: components["schemas"]["MagazineIssue"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        MagazineIsBrowse: {
            /** @description True if the member has read all published issues. */
            isAllBrowse: boolean;
        };
        MagazineArticle: {
            id: components["schemas"]["Id"];
            topic: components["schemas"]["ReadingTopic"];
            name: components["schemas"]["Name"];
            picture: components["schemas"]["Picture"];
            /** @description Reading time in minutes. */
            minutes: number;
            paragraphs: components["schemas"]["Text"][];
        };
        MagazineDetail: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
            picture: components["schemas"]["Picture"];
            publishedOn: components["schemas"]["CalendarDate"];
            /** @description True if the member has read the issue. */
            isBrowse: boolean;
            articles: components["schemas"]["MagazineArticle"][];
        };
        /**
         * @description Moment for which an article or course is suitable: a lactation stage (`expecting` to `explorer`), the period
         *     around the return to work (`backToWork`), or any time (`quietMoment`).
         * @enum {string}
         */
        ReadingMoment: "expecting" | "firstDays" | "firstWeeks" | "settling" | "outAndAbout" | "firstTastes" | "explorer" | "backToWork" | "quietMoment";
        ReadingSuggestion: {
            /**
             * @description Kind of the suggestion: an article or a course.
             * @enum {string}
             */
            kind: "article" | "course";
            id: components["schemas"]["Id"];
            /** @description Issue that contains the article; `null` for a course. */
            issue: components["schemas"]["Id"] | null;
            name: components["schemas"]["Name"];
            picture: components["schemas"]["Picture"];
            topic: components["schemas"]["ReadingTopic"];
            /** @description Reading time in minutes. */
            minutes: number;
            /** @description Moment for which the article or course is suggested. */
            moment: components["schemas"]["ReadingMoment"];
        };
        ReadingForStage: {
            items: components["schemas"]["ReadingSuggestion"][];
        };
        /**
         * @description Name of a check-in game, which is also the name of its screen.
         * @enum {string}
         */
        Game: "checkIn" | "normalCheckIn" | "eventCheckIn" | "blackFridayCheckIn" | "motherDay";
        /**
         * @description Phase of a game or draw: before, during or after the period in which it is open.
         * @enum {string}
         */
        GamePhase: "ahead" | "open" | "over";
        /**
         * @description Content of a card to share: the current level, the longest current streak of at least two days, or the prize of
         *     a draw result.
         * @enum {string}
         */
        ShareCardKind: "level" | "streak" | "prize";
        ShareCard: {
            /**
             * Format: uri-reference
             * @description Signed path of the picture in PNG format.
             * @example /share/card/eyJ0aXRsZSI6IkkifQ.png?signature=c2lnbmF0dXJl
             */
            url: string;
            /** @description Title on the card. */
            title: string;
            /** @description Text on the card. */
            text: string;
            /** @description Width in pixels. */
            width: number;
            /** @description Height in pixels. */
            height: number;
        };
        /** @description Period in which a game is open, in the member's time zone. It includes the last day. */
        GameSeason: {
            from: components["schemas"]["CalendarDate"];
            to: components["schemas"]["CalendarDate"];
        };
        GameSummary: {
            game: components["schemas"]["Game"];
            name: components["schemas"]["Name"];
            intro: components["schemas"]["Text"];
            state: components["schemas"]["GamePhase"];
            /**
             * @description Season of the game in the member's country: the current season, otherwise the next, otherwise the last;
             *     `null` if the game is always open.
             */
            season: components["schemas"]["GameSeason"] | null;
            regions: components["schemas"]["Regions"];
            fromLevel: components["schemas"]["FromLevel"];
            eligibility: components["schemas"]["Eligibility"];
            /** @description True if the member has checked in today. */
            checkedInToday: boolean;
            streak: components["schemas"]["Streak"];
            /** @description True if the member has paused the streak for today. */
            paused: boolean;
            /** @description Rewards of the seven days of a cycle. */
            rewards: components["schemas"]["Reward"][];
        };
        GameList: {
            games: components["schemas"]["GameSummary"][];
        };
        /**
         * @description Lowest level whose members are eligible.
         * @example 1
         */
        FromLevel: number;
        /**
         * @description Number of consecutive days up to today or yesterday, including made-up days. Paused days neither break nor
         *     extend the streak.
         * @example 3
         */
        Streak: number;
        CheckInDay: {
            /** @description Number of the day in the seven-day cycle. */
            day: number;
            date: components["schemas"]["CalendarDate"];
            /**
             * @description State of the day. `done`: checked in on the day itself. `made-up`: made up later. `today`: today, not
             *     checked in yet. `missed`: in the past without a check-in. `ahead`: in the future.
             * @enum {string}
             */
            state: "done" | "made-up" | "today" | "missed" | "ahead";
            reward: components["schemas"]["Reward"];
        };
        /** @description Pause in which no day counts as missed. It includes the last day, and a check-in ends it early. */
        CheckInPause: {
            from: components["schemas"]["CalendarDate"];
            to: components["schemas"]["CalendarDate"];
        };
        /** @description Missed days of the current cycle that can be made up. */
        MakeUps: {
            /**
             * @description Number of days that can still be made up in this cycle.
             * @example 2
             */
            left: number;
            /** @description Price of a make-up day in coins; 0 if all make-up days are free. */
            price: components["schemas"]["Amount"];
            /**
             * @description True if the next make-up day is free regardless of the price. Once in a cycle, a make-up day is free if at
             *     least three days of the cycle were missed (made up or not).
             */
            free: boolean;
            /** @description Missed days, oldest first. */
            dates: components["schemas"]["CalendarDate"][];
        };
        /** @description Calendar day with the member's check-in state. */
        CheckInMark: {
            date: components["schemas"]["CalendarDate"];
            /**
             * @description State of the day. Days of a cycle that the member has started can be `missed`, but not days between two
             *     cycles.
             * @enum {string}
             */
            state: "done" | "made-up" | "paused" | "missed";
        };
        CheckInState: {
            game: components["schemas"]["Game"];
            name: components["schemas"]["Name"];
            intro: components["schemas"]["Text"];
            state: components["schemas"]["GamePhase"];
            /**
             * @description Season of the game in the member's country: the current season, otherwise the next, otherwise the last;
             *     `null` if the game is always open.
             */
            season: components["schemas"]["GameSeason"] | null;
            eligibility: components["schemas"]["Eligibility"];
            /** @description Current date of the game. If a change of time zone moved the calendar back, it is the date of the last check-in. */
            today: components["schemas"]["CalendarDate"];
            timeZone: components["schemas"]["TimeZone"];
            /** @description Time when the game's next day starts. */
            resetsAt: components["schemas"]["Instant"];
            /** @description True if the member has checked in today. */
            checkedInToday: boolean;
            streak: components["schemas"]["Streak"];
            /** @description Seven days of the current cycle, without paused days. */
            cycle: components["schemas"]["CheckInDay"][];
            todaysReward: components["schemas"]["Reward"];
            /** @description Reward of the check-in on the next day; no coins and points if the season ends today. */
            tomorrowsReward: components["schemas"]["Reward"];
            /** @description States of the days since the first day of last month, including the days of a current pause, oldest first. */
            history: components["schemas"]["CheckInMark"][];
            makeUps: components["schemas"]["MakeUps"];
            /** @description Pause that includes today or starts tomorrow; `null` if there is no such pause. */
            pause: components["schemas"]["CheckInPause"] | null;
            /**
             * @description Number of pause days left in the current calendar quarter.
             * @example 14
             */
            pauseDaysLeft: number;
            /** @description First day of the next quarter; new pause days are available from this day. */
            pauseRenewsOn: components["schemas"]["CalendarDate"];
        };
        CheckedIn: {
            reward: components["schemas"]["Reward"];
            /** @description Balance of coins after the check-in. */
            coins: components["schemas"]["Amount"];
            /** @description Balance of points after the check-in. */
            points: components["schemas"]["Amount"];
            state: components["schemas"]["CheckInState"];
        };
        LateCheckInRequest: {
            /** @description Time of the check-in on the device's clock. */
            pressedAt: components["schemas"]["Instant"];
        };
        LateCheckedIn: {
            /** @description Date for which the check-in counts. */
            date: components["schemas"]["CalendarDate"];
            reward: components["schemas"]["Reward"];
            /** @description Balance of coins after the check-in. */
            coins: components["schemas"]["Amount"];
            /** @description Balance of points after the check-in. */
            points: components["schemas"]["Amount"];
            state: components["schemas"]["CheckInState"];
        };
        MakeUpRequest: {
            /** @description Missed day of the current cycle. */
            date: components["schemas"]["CalendarDate"];
            /** @description Price in coins that the member saw; 0 for a free make-up day. If the price is different now, the operation has no effect and returns `PRICE_CHANGED`. */
            price?: components["schemas"]["Amount"];
        };
        PauseRequest: {
            /**
             * @description Number of days to pause, at most `pauseDaysLeft`.
             * @example 5
             */
            days: number;
        };
        /**
         * @description Id of a prize within its draw.
         * @example night-light
         */
        PrizeId: string;
        DrawPrize: {
            id: components["schemas"]["PrizeId"];
            name: components["schemas"]["Name"];
            picture: components["schemas"]["Picture"];
            photo?: components["schemas"]["Photo"];
            reward: components["schemas"]["Reward"];
        };
        /**
         * @description Weight of the prize in the draw. It does not change while the draw is open.
         * @example 4
         */
        Weight: number;
        /**
         * @description Stock of the prize; `null` for the consolation prize, whose number is not limited.
         * @example 120
         */
        PrizeStock: number | null;
        /** @description Prize with its weight, odds and stock. */
        LuckyGift: {
            prize: components["schemas"]["DrawPrize"];
            weight: components["schemas"]["Weight"];
            /**
             * @description Probability that the next draw wins the prize, rounded to six decimals: its weight divided by the sum of
             *     all weights, or 0 if it is sold out. The weights of sold-out prizes are added to the consolation prize.
             * @example 0.04
             */
            odds: number;
            stock: components["schemas"]["PrizeStock"];
            /** @description Remaining stock of the prize; `null` for the consolation prize. */
            remaining: components["schemas"]["PrizeStock"];
        };
        DrawSummary: {
            draw: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            state: components["schemas"]["GamePhase"];
            opensAt: components["schemas"]["Instant"];
            /** @description Time when the draw ends. */
            closesAt: components["schemas"]["Instant"];
            regions: components["schemas"]["Regions"];
            fromLevel: components["schemas"]["FromLevel"];
            eligibility: components["schemas"]["Eligibility"];
            /** @description Price of a ticket in coins. */
            price: components["schemas"]["Amount"];
            /**
             * @description Maximum number of tickets that a member can buy per day.
             * @example 5
             */
            ticketsPerDay: number;
            tickets: components["schemas"]["TicketCount"];
        };
        /**
         * @description Number of the member's unused tickets.
         * @example 2
         */
        TicketCount: number;
        DrawList: {
            /** @description Draws, sorted by opening time, latest first. */
            draws: components["schemas"]["DrawSummary"][];
        };
        LuckyDraw: {
            draw: components["schemas"]["DrawSummary"];
            gifts: components["schemas"]["LuckyGifts"];
        };
        /** @description Prizes, in the order in which `getDrawProof` adds up their weights. */
        LuckyGifts: components["schemas"]["LuckyGift"][];
        LuckyList: {
            /** @description Open draws of the member's country. */
            draws: components["schemas"]["LuckyDraw"][];
        };
        /**
         * @description SHA-256 hash of the 32 bytes of the seed, in hexadecimal. It is published before the first draw, so that the
         *     seed cannot be changed.
         * @example 0105bc98ce33ace31ec4ac4d70ab261f7656080ef7a8fffb9732306e094a815a
         */
        SeedHash: string;
        Draw: {
            draw: components["schemas"]["DrawSummary"];
            intro: components["schemas"]["Text"];
            gifts: components["schemas"]["LuckyGifts"];
            /** @description Hash of the seed, published in advance so that the seed cannot be changed; `null` until the draw opens. */
            seedHash: components["schemas"]["SeedHash"] | null;
            /** @description Ids of the member's unused tickets, oldest first, at most 50. */
            ticketIds: components["schemas"]["Id"][];
            /**
             * @description Number of tickets that the member bought today, in the member's time zone.
             * @example 1
             */
            boughtToday: number;
        };
        BuyTicketsRequest: {
            /**
             * @description Number of tickets to buy.
             * @example 2
             */
            count: number;
            /** @description Price of a ticket in coins that the member saw. If the price is different now, the operation has no effect and returns `PRICE_CHANGED`. */
            price?: components["schemas"]["Amount"];
        };
        TicketsBought: {
            /** @description Ids of the new tickets. */
            bought: components["schemas"]["Id"][];
            tickets: components["schemas"]["TicketCount"];
            /**
             * @description Number of tickets that the member bought today.
             * @example 2
             */
            boughtToday: number;
            /** @description Balance of coins after the purchase. */
            coins: components["schemas"]["Amount"];
        };
        LotteryRequest: {
            draw: components["schemas"]["Id"];
            /**
             * @description Payment for the draw: an unused `ticket`, or `coins`, which are deducted from the balance.
             * @enum {string}
             */
            payWith: "ticket" | "coins";
            /** @description Id of the ticket to use; the oldest ticket if omitted. Ignored for a draw paid with coins. */
            ticket?: components["schemas"]["Id"];
            /** @description Price of a ticket in coins that the member saw; ignored for a draw with a ticket. If the price is different now, the operation has no effect and returns `PRICE_CHANGED`. */
            price?: components["schemas"]["Amount"];
        };
        DrawResult: {
            id: components["schemas"]["Id"];
            draw: components["schemas"]["Id"];
            drawName: components["schemas"]["Name"];
            /** @description Id of the ticket that was used. */
            ticket: components["schemas"]["Id"];
            /** @description Prize that the ticket drew. If it was out of stock, the consolation prize was granted instead. */
            drawn: components["schemas"]["PrizeId"];
            /** @description Prize that was granted. */
            prize: components["schemas"]["DrawPrize"];
            /**
             * @description Path of the screen with the prize. Gifts must be claimed there; other prizes are already granted.
             * @enum {string}
             */
            claimAt: "/gifts/reward" | "/coupon" | "/coins";
            drawnAt: components["schemas"]["Instant"];
        };
        LotteryAnswer: {
            result: components["schemas"]["DrawResult"];
            /** @description Balance of coins after the draw. */
            coins: components["schemas"]["Amount"];
            /** @description Balance of points after the draw. */
            points: components["schemas"]["Amount"];
            tickets: components["schemas"]["TicketCount"];
        };
        MyLuckyGifts: {
            /** @description Draw results, newest first. */
            items: components["schemas"]["DrawResult"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        ProofPrize: {
            id: components["schemas"]["PrizeId"];
            weight: components["schemas"]["Weight"];
            stock: components["schemas"]["PrizeStock"];
        };
        ProofResult: {
            ticket: components["schemas"]["Id"];
            /** @description Prize that the ticket drew. */
            drawn: components["schemas"]["PrizeId"];
            /** @description Prize that was granted. */
            prize: components["schemas"]["PrizeId"];
            drawnAt: components["schemas"]["Instant"];
        };
        DrawProof: {
            draw: components["schemas"]["Id"];
            /**
             * @description The 32 bytes of the seed, in hexadecimal.
             * @example 1d0c7a5be2f4936880a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f607
             */
            seed: string;
            seedHash: components["schemas"]["SeedHash"];
            /**
             * @description Prizes, in the order in which their weights are added up for a ticket. The prize without a stock is the
             *     consolation prize.
             */
            prizes: components["schemas"]["ProofPrize"][];
            /** @description The member's results, newest first. */
            items: components["schemas"]["ProofResult"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description Status of the page: 1 is offline, and the page shows "Activity not found"; 0 is online.
         * @enum {integer}
         */
        ActivityStatus: 0 | 1;
        /**
         * @description State of the activity: before, during or after its period.
         * @enum {string}
         */
        ActivityState: "ahead" | "open" | "past";
        /**
         * @description Number of the page: 1 is the event registration, 2 is Mamaglow.
         * @enum {integer}
         */
        ActivityScene: 1 | 2;
        /**
         * @description Type of an activity with a raffle; it identifies the raffle.
         * @example AUG00004
         */
        ActivityType: string;
        /**
         * @description Permission code of an activity. A member with the code in `activityList` can open the activity.
         * @example MAR00002
         */
        PermissionCode: string;
        /**
         * @description Name of the campaign in the path of its page. It is limited to 31 characters because longer path segments
         *     could be secrets and are excluded from analytics.
         * @example EventRegistration
         */
        CampaignName: string;
        /**
         * @description Year in the path of the campaign's page: the year in which the campaign started.
         * @example 2025
         */
        CampaignYear: number;
        ActivityConfigRequest: {
            scene: components["schemas"]["ActivityScene"];
        };
        ActivityConfig: {
            activityStatus: components["schemas"]["ActivityStatus"];
            activityId: components["schemas"]["Id"];
            year: components["schemas"]["CampaignYear"];
            campaign: components["schemas"]["CampaignName"];
            /** @description Time when the activity starts. */
            from: components["schemas"]["Instant"];
            /** @description Time when the activity ends. */
            to: components["schemas"]["Instant"];
            regions: components["schemas"]["Regions"];
            /** @description Permission code that the activity requires; `null` if it requires no code. */
            permission: components["schemas"]["PermissionCode"] | null;
        };
        RaffleStatusRequest: {
            activityType: components["schemas"]["ActivityType"];
        };
        RaffleStatus: {
            activityStatus: components["schemas"]["ActivityStatus"];
            activityId: components["schemas"]["Id"];
            /** @description Time when the raffle opens. */
            from: components["schemas"]["Instant"];
            /** @description Time when the raffle ends; the winners are drawn afterwards. */
            to: components["schemas"]["Instant"];
        };
        ActivityPage: {
            items: components["schemas"]["Activity"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        Activity: {
            id: components["schemas"]["Id"];
            year: components["schemas"]["CampaignYear"];
            campaign: components["schemas"]["CampaignName"];
            title: components["schemas"]["Name"];
            teaser: components["schemas"]["Text"];
            picture: components["schemas"]["Picture"];
            state: components["schemas"]["ActivityState"];
            activityStatus: components["schemas"]["ActivityStatus"];
            /** @description Time when the activity starts. */
            from: components["schemas"]["Instant"];
            /** @description Time when the activity ends. */
            to: components["schemas"]["Instant"];
            regions: components["schemas"]["Regions"];
            /** @description Permission code that the activity requires; `null` if it requires no code. */
            permission: components["schemas"]["PermissionCode"] | null;
            /** @description True if the member has the permission code or the activity requires no code. */
            hasPermission: boolean;
            joining: components["schemas"]["Joining"];
            /** @description True if the activity is available in the member's country. */
            inRegion: boolean;
            /** @description Newest event registration of the member; `null` if the member has not registered. */
            registration: components["schemas"]["EventRegistration"] | null;
            /** @description State of the member's raffle entry; `null` if the member has not entered. */
            raffle: components["schemas"]["RaffleEntryState"] | null;
        };
        /**
         * @description Way to get the permission code; `null` if the activity grants no code.
         * @enum {string|null}
         */
        Joining: "open" | "invitation" | null;
        Campaign: {
            id: components["schemas"]["Id"];
            year: components["schemas"]["CampaignYear"];
            campaign: components["schemas"]["CampaignName"];
            title: components["schemas"]["Name"];
            teaser: components["schemas"]["Text"];
            picture: components["schemas"]["Picture"];
            state: components["schemas"]["ActivityState"];
            /** @description Time when the campaign starts. */
            from: components["schemas"]["Instant"];
            /** @description Time when the campaign ends. */
            to: components["schemas"]["Instant"];
            regions: components["schemas"]["Regions"];
            /** @description Permission code that the campaign requires; `null` if it requires no code. */
            permission: components["schemas"]["PermissionCode"] | null;
            joining: components["schemas"]["Joining"];
            /** @description Event of the campaign; `null` if it has no event. */
            event: components["schemas"]["ActivityEvent"] | null;
            /** @description Raffle of the campaign; `null` if it has no raffle. */
            raffle: components["schemas"]["RaffleOffer"] | null;
            /** @description Reward of the daily sign-in; `null` if the campaign is not a sign-in activity. */
            signIn: components["schemas"]["Reward"] | null;
            /** @description Content of the page, from top to bottom. */
            blocks: components["schemas"]["CampaignBlock"][];
            /** @description The member's state in the campaign; `null` for a visitor. */
            mine: components["schemas"]["MyCampaign"] | null;
        };
        MyCampaign: {
            /** @description True if the member has the permission code or the campaign requires no code. */
            hasPermission: boolean;
            /** @description Newest event registration of the member; `null` if the member has not registered. */
            registration: components["schemas"]["EventRegistration"] | null;
            /** @description Entry of the member in the raffle; `null` if the member has not entered. */
            raffle: components["schemas"]["RaffleEntry"] | null;
            /** @description True if the member has signed in today, in the member's time zone. */
            signedInToday: boolean;
        };
        ActivityEvent: {
            place: components["schemas"]["Name"];
            startsAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"];
            registrationClosesAt: components["schemas"]["Instant"];
            /** @description True if registration for the event has closed. */
            isClosed: boolean;
            /** @description Total number of places at the event. */
            capacity: number;
            /** @description Number of free places at the event. */
            placesLeft: number;
            /** @description Number of free places on the waiting list. */
            waitingPlacesLeft: number;
        };
        RaffleOffer: {
            activityType: components["schemas"]["ActivityType"];
            /**
             * @description State of the raffle; `closed` lasts from the end of the raffle until the winners are drawn, at most one
             *     hour.
             * @enum {string}
             */
            state: "ahead" | "open" | "closed" | "drawn";
            /** @description Reward for taking part in the raffle. */
            reward: components["schemas"]["Reward"];
            /** @description Number of winners of the raffle. */
            winners: number;
            /** @description Reward of each winner. */
            winnersReward: components["schemas"]["Reward"];
            /** @description Time at which the winners are drawn. */
            drawnAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description Time until which the page shows the result; `null` if the page shows it permanently.
             */
            shownUntil: string | null;
            /** @description Number of tickets in the raffle. */
            tickets: number;
            /** @description Hash of the seed, published in advance so that the seed cannot be changed; `null` before the raffle opens. */
            seedHash: components["schemas"]["SeedHash"] | null;
            /** @description Additional tickets for inviting friends; `null` if the raffle does not count friends. */
            friends: components["schemas"]["RaffleFriends"] | null;
        };
        RaffleFriends: {
            /** @description Number of additional tickets that the inviting member and the invited friend each get. */
            tickets: number;
            /** @description Maximum number of tickets for each member. */
            most: number;
        };
        RaffleProof: {
            activityType: components["schemas"]["ActivityType"];
            /**
             * @description The 32 bytes of the seed, in hexadecimal.
             * @example 1d0c7a5be2f4936880a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f607
             */
            seed: string;
            seedHash: components["schemas"]["SeedHash"];
            /** @description Number of entries that can win. */
            winners: number;
            /** @description Number of tickets in the draw. */
            tickets: number;
            /** @description Winning entries, in the order of the draw. */
            won: components["schemas"]["Id"][];
            /** @description Tickets in the draw, sorted by id. */
            items: components["schemas"]["Id"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description Content block of a campaign's page; `kind` is the type of the block. */
        CampaignBlock: components["schemas"]["CampaignHero"] | components["schemas"]["CampaignText"] | components["schemas"]["CampaignSteps"] | components["schemas"]["CampaignPrizes"] | components["schemas"]["CampaignFaq"] | components["schemas"]["CampaignProducts"] | components["schemas"]["CampaignStory"] | components["schemas"]["CampaignCountdown"] | components["schemas"]["CampaignForm"] | components["schemas"]["CampaignRaffle"] | components["schemas"]["CampaignRules"] | components["schemas"]["CampaignWinners"];
        /** @description Content block at the top of the page, with a call to action. */
        CampaignHero: {
            /**
             * @description Type of the content block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "hero";
            title: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
            picture: components["schemas"]["Picture"];
            /** @description Button of the content block; `null` if the block has no button. */
            action: components["schemas"]["CampaignAction"] | null;
        };
        CampaignAction: {
            label: components["schemas"]["Name"];
            to: components["schemas"]["PagePath"];
        };
        /**
         * @description Path of a page of the hub.
         * @example /games/checkIn
         */
        PagePath: string;
        CampaignText: {
            /**
             * @description Type of the content block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "text";
            title: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
        };
        CampaignSteps: {
            /**
             * @description Type of the content block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "steps";
            title: components["schemas"]["Name"];
            steps: components["schemas"]["TitledText"][];
        };
        TitledText: {
            title: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
        };
        CampaignPrizes: {
            /**
             * @description Type of the content block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "prizes";
            title: components["schemas"]["Name"];
            prizes: components["schemas"]["CampaignPrize"][];
        };
        CampaignPrize: {
            name: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
            picture: components["schemas"]["Picture"];
            /** @description Number of copies of this prize; `null` if all participants get one. */
            count: number | null;
            /**
             * @description Current probability that an additional ticket wins the prize; `null` if the prize is not drawn or the raffle
             *     is not open.
             */
            odds: number | null;
        };
        CampaignFaq: {
            /**
             * @description Type of the content block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "faq";
            title: components["schemas"]["Name"];
            questions: components["schemas"]["QuestionAndAnswer"][];
        };
        QuestionAndAnswer: {
            question: components["schemas"]["Name"];
            answer: components["schemas"]["Text"];
        };
        CampaignProducts: {
            /**
             * @description Type of the content block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "products";
            title: components["schemas"]["Name"];
            products: components["schemas"]["CampaignProduct"][];
        };
        CampaignProduct: {
            name: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
            picture: components["schemas"]["Picture"];
            to: components["schemas"]["PagePath"];
        };
        /** @description Content block with a text and a picture. */
        CampaignStory: {
            /**
             * @description Type of the content block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "story";
            title: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
            picture: components["schemas"]["Picture"];
        };
        /** @description Countdown to the start of the campaign, then to its end; absent afterwards. */
        CampaignCountdown: {
            /**
             * @description Type of the content block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "countdown";
            title: components["schemas"]["Name"];
            until: components["schemas"]["Instant"];
        };
        /** @description Position of the event registration on the page; without this block, the registration follows the top block. */
        CampaignForm: {
            /**
             * @description Type of the content block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "form";
        };
        /** @description Position of the raffle entry on the page; without this block, the entry follows the top block. */
        CampaignRaffle: {
            /**
             * @description Type of the content block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "raffle";
        };
        /** @description Terms of participation. */
        CampaignRules: {
            /**
             * @description Type of the content block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "rules";
            title: components["schemas"]["Name"];
            rules: components["schemas"]["Text"][];
        };
        /** @description Note that the winners are drawn, with instructions to verify the draw; present only after the draw. */
        CampaignWinners: {
            /**
             * @description Type of the content block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "winners";
            title: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
        };
        JoinActivityRequest: {
            activityId: components["schemas"]["Id"];
            /**
             * @description Code on the invitation, case-insensitive; required if `joining` is `invitation`.
             * @example MORNING-2027
             */
            invitationCode?: string;
        };
        JoinedActivity: {
            activityId: components["schemas"]["Id"];
            permission: components["schemas"]["PermissionCode"];
            /** @description Current permission codes of the member. */
            activityList: components["schemas"]["PermissionCode"][];
        };
        ActivitySignIn: {
            activityId: components["schemas"]["Id"];
            date: components["schemas"]["CalendarDate"];
            /** @description True for the first sign-in of the day; only this sign-in grants the reward. */
            firstToday: boolean;
            reward: components["schemas"]["Reward"];
            redirect: components["schemas"]["PagePath"];
        };
        /**
         * @description State of the event registration; `waiting` becomes `registered` if a place becomes free.
         * @enum {string}
         */
        EventRegistrationState: "registered" | "waiting" | "cancelled";
        EventRegistrationRequest: {
            activityId: components["schemas"]["Id"];
            /**
             * @description Message of the member to the hosts of the event.
             * @example I’m coming with my mother.
             */
            note?: string;
        };
        CancelEventRegistrationRequest: {
            activityId: components["schemas"]["Id"];
        };
        EventRegistration: {
            activityId: components["schemas"]["Id"];
            state: components["schemas"]["EventRegistrationState"];
            /** @description Message of the member to the hosts of the event; `null` if there is no message. */
            note: string | null;
            /** @description Position on the waiting list, starting at 1; `null` unless the state is `waiting`. */
            position: number | null;
            registeredAt: components["schemas"]["Instant"];
        };
        EnterRaffleRequest: {
            activityType: components["schemas"]["ActivityType"];
        };
        /**
         * @description State of the raffle entry; `entered` until the draw.
         * @enum {string}
         */
        RaffleEntryState: "entered" | "won" | "notDrawn";
        RaffleEntry: {
            /** @description Anonymous id of the entry, which represents the member in the draw. */
            id: components["schemas"]["Id"];
            activityType: components["schemas"]["ActivityType"];
            state: components["schemas"]["RaffleEntryState"];
            enteredAt: components["schemas"]["Instant"];
            /** @description Reward that was granted for taking part. */
            reward: components["schemas"]["Reward"];
            /** @description Number of the member's tickets. The first ticket has the id of the entry; further tickets add `_2`, `_3` and so on. */
            tickets: number;
            /**
             * @description Page path with the member's referral code, to share with friends; `null` if the raffle does not count
             *     friends, and while the campaign is offline.
             */
            sharePath: components["schemas"]["PagePath"] | null;
            /** @description Short form of `sharePath`, which redirects there; `null` if `sharePath` is `null`. */
            shortPath: components["schemas"]["PagePath"] | null;
        };
        GiftProductList: {
            /** @description Number of days after a purchase during which the purchase can be registered for its gift. */
            withinDays: number;
            items: components["schemas"]["GiftProduct"][];
        };
        GiftProduct: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            picture: components["schemas"]["Picture"];
            reward: components["schemas"]["Reward"];
        };
        RegisterGiftRequest: {
            /**
             * @description Order number on the receipt, case-insensitive; a leading `#` is ignored.
             * @example MC-204816
             */
            orderNumber: string;
            /** @description Id of a product in `listGiftProducts`. */
            productId: components["schemas"]["Id"];
            purchasedOn: components["schemas"]["CalendarDate"];
            /** @description Ids of the uploaded pictures of the receipt, without duplicates. */
            uploadIds: components["schemas"]["Id"][];
        };
        /**
         * @description State of the registration; `submitted` until staff have reviewed it.
         * @enum {string}
         */
        GiftRegistrationState: "submitted" | "accepted" | "refused";
        GiftRegistrationPage: {
            items: components["schemas"]["GiftRegistration"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        GiftRegistration: {
            id: components["schemas"]["Id"];
            /**
             * @description Order number in upper case.
             * @example MC-204816
             */
            orderNumber: string;
            productId: components["schemas"]["Id"];
            product: components["schemas"]["Name"];
            purchasedOn: components["schemas"]["CalendarDate"];
            state: components["schemas"]["GiftRegistrationState"];
            /** @description Reason for the refusal; `null` unless the registration was refused. */
            refusedBecause: components["schemas"]["GiftRefusal"] | null;
            reward: components["schemas"]["Reward"];
            submittedAt: components["schemas"]["Instant"];
            /** @description Time when staff accepted or refused the registration; `null` before this decision. */
            decidedAt: components["schemas"]["Instant"] | null;
        };
        /**
         * @description Reason for the refusal. `unreadable`: the picture cannot be read. `otherOrder`: it shows another order.
         *     `otherProduct`: it shows another product. `returned`: the purchase was returned.
         * @enum {string}
         */
        GiftRefusal: "unreadable" | "otherOrder" | "otherProduct" | "returned";
        ActivityGuidance: {
            title: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
            steps: components["schemas"]["GuidanceStep"][];
            notes: components["schemas"]["TitledText"][];
        };
        GuidanceStep: {
            title: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
            picture: components["schemas"]["Picture"];
            to: components["schemas"]["PagePath"];
        };
        /**
         * @description Group of screens that show the questionnaire, as named in the screens' paths: `questionnaire`, `questionnaire2`,
         *     or the name of a package card.
         * @example BreastPump
         */
        QuestionnaireScreen: string;
        /**
         * @description Name of a package card and its screen, such as `underwear`, `BreastPump` or `pregnancypillow`.
         * @example BreastPump
         */
        PackageCardName: string;
        /**
         * @description Version of the questionnaire. Questions of a version never change.
         * @example 2
         */
        QuestionnaireVersion: number;
        /**
         * @description Secret that opens a visitor's draft, 256 random bits.
         * @example Jm0yJ8n3f6Yt1cQwZk4uVx7bRa2sLd9eHg5oPi0TqEw
         */
        DraftId: string;
        /**
         * @description Secret that opens a visitor's submission, 100 random bits.
         * @example K7QF-2MXA-PW3D-LZ5H-T6RC
         */
        ClaimCode: string;
        QuestionnaireList: {
            items: components["schemas"]["QuestionnaireSummary"][];
        };
        QuestionnaireSummary: {
            id: components["schemas"]["Id"];
            screen: components["schemas"]["QuestionnaireScreen"];
            version: components["schemas"]["QuestionnaireVersion"];
            title: components["schemas"]["Name"];
            teaser: components["schemas"]["Text"];
            picture: components["schemas"]["Picture"];
            minutes: components["schemas"]["QuestionnaireMinutes"];
            reward: components["schemas"]["Reward"];
            /** @description True if the member has submitted the questionnaire; false for a visitor. */
            submitted: boolean;
            /** @description True if the member has a draft; false for a visitor. */
            hasDraft: boolean;
        };
        /** @description Estimated time to answer the questionnaire, in minutes. */
        QuestionnaireMinutes: number;
        Questionnaire: {
            id: components["schemas"]["Id"];
            screen: components["schemas"]["QuestionnaireScreen"];
            version: components["schemas"]["QuestionnaireVersion"];
            title: components["schemas"]["Name"];
            intro: components["schemas"]["Text"];
            picture: components["schemas"]["Picture"];
            minutes: components["schemas"]["QuestionnaireMinutes"];
            reward: components["schemas"]["Reward"];
            /** @description True if the questionnaire has a page for a marketplace order. */
            asksForOrder: boolean;
            /** @description True if the questionnaire has a page for screenshots of a review. */
            asksForReview: boolean;
            /** @description Marketplaces of the product, one for each country; empty if the questionnaire asks for no order. */
            marketplaces: components["schemas"]["Marketplace"][];
            pages: components["schemas"]["QuestionnairePage"][];
            /** @description True if the member has submitted the questionnaire; false for a visitor. */
            submitted: boolean;
        };
        Marketplace: {
            countryCode: components["schemas"]["CountryCode"];
            /**
             * @description Name of the marketplace.
             * @example Amazon
             */
            name: string;
            /**
             * Format: uri
             * @description URL of the buyer's orders.
             */
            url: string;
            /** @description Regular expression for the marketplace's order numbers. */
            orderNumberPattern: string;
            orderNumberExample: components["schemas"]["MarketplaceOrderNumber"];
        };
        /**
         * @description Order number in the marketplace's format.
         * @example 111-2048162-0481624
         */
        MarketplaceOrderNumber: string;
        QuestionnairePage: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Name"];
            questions: components["schemas"]["Question"][];
        };
        /**
         * @description Question; `kind` determines the kind of its answer: `choices` for `single`, `multiple` and `pictureChoice`;
         *     `text` for `text`, `longText`, `email` and `phone`; `number` for `number`, `scale` and `recommendation`;
         *     `date` for `date`; `address` for `address`; `files` for `file`. A label or help text can contain the
         *     placeholder `{answer:<question id>}`, which stands for the answer to an earlier question as text.
         */
        Question: components["schemas"]["ChoiceQuestion"] | components["schemas"]["PictureQuestion"] | components["schemas"]["TextQuestion"] | components["schemas"]["NumberQuestion"] | components["schemas"]["ScaleQuestion"] | components["schemas"]["DateQuestion"] | components["schemas"]["AddressQuestion"] | components["schemas"]["FileQuestion"];
        ChoiceQuestion: {
            id: components["schemas"]["Id"];
            /**
             * @description Type of the question: one choice or several. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "single" | "multiple";
            label: components["schemas"]["QuestionLabel"];
            help: components["schemas"]["QuestionHelp"];
            required: components["schemas"]["QuestionRequired"];
            showIf: components["schemas"]["ShowIf"];
            options: components["schemas"]["QuestionOption"][];
            /** @description Maximum number of choices. */
            maxChoices: number;
        };
        QuestionOption: {
            id: components["schemas"]["Id"];
            label: components["schemas"]["Name"];
        };
        PictureQuestion: {
            id: components["schemas"]["Id"];
            /**
             * @description Type of the question: choices with pictures, one or several. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "pictureChoice";
            label: components["schemas"]["QuestionLabel"];
            help: components["schemas"]["QuestionHelp"];
            required: components["schemas"]["QuestionRequired"];
            showIf: components["schemas"]["ShowIf"];
            options: components["schemas"]["PictureOption"][];
            /** @description Maximum number of choices. */
            maxChoices: number;
        };
        PictureOption: {
            id: components["schemas"]["Id"];
            label: components["schemas"]["Name"];
            picture: components["schemas"]["Picture"];
            /** @description Alternative text of the picture. */
            alt: components["schemas"]["Name"];
        };
        TextQuestion: {
            id: components["schemas"]["Id"];
            /**
             * @description Type of the question: text on one line or several, an email address, or a phone number in E.164. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "text" | "longText" | "email" | "phone";
            label: components["schemas"]["QuestionLabel"];
            help: components["schemas"]["QuestionHelp"];
            required: components["schemas"]["QuestionRequired"];
            showIf: components["schemas"]["ShowIf"];
            /** @description Maximum length of the answer in UTF-16 code units. */
            maxLength: number;
        };
        NumberQuestion: {
            id: components["schemas"]["Id"];
            /**
             * @description Type of the question: a number with a unit. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "number";
            label: components["schemas"]["QuestionLabel"];
            help: components["schemas"]["QuestionHelp"];
            required: components["schemas"]["QuestionRequired"];
            showIf: components["schemas"]["ShowIf"];
            /** @description Smallest allowed number. */
            minimum: number;
            /** @description Largest allowed number. */
            maximum: number;
            /** @description Maximum number of decimal places. */
            decimals: number;
            /**
             * @description Unit that is shown after the number; can be empty.
             * @example mm
             */
            unit: string;
        };
        ScaleQuestion: {
            id: components["schemas"]["Id"];
            /**
             * @description Type of the question: a whole number on a scale with named ends; `recommendation` is a scale from 0 to 10. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "scale" | "recommendation";
            label: components["schemas"]["QuestionLabel"];
            help: components["schemas"]["QuestionHelp"];
            required: components["schemas"]["QuestionRequired"];
            showIf: components["schemas"]["ShowIf"];
            /** @description Lowest number on the scale. */
            minimum: number;
            /** @description Highest number on the scale. */
            maximum: number;
            minimumLabel: components["schemas"]["Name"];
            maximumLabel: components["schemas"]["Name"];
        };
        DateQuestion: {
            id: components["schemas"]["Id"];
            /**
             * @description Type of the question: a calendar date. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "date";
            label: components["schemas"]["QuestionLabel"];
            help: components["schemas"]["QuestionHelp"];
            required: components["schemas"]["QuestionRequired"];
            showIf: components["schemas"]["ShowIf"];
            /**
             * Format: date
             * @description Earliest allowed date; `null` for no limit.
             */
            earliest: string | null;
            /**
             * Format: date
             * @description Latest allowed date; `null` for no limit.
             */
            latest: string | null;
        };
        AddressQuestion: {
            id: components["schemas"]["Id"];
            /**
             * @description Type of the question: a postal address in the form of `getAddressForm` for its country. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "address";
            label: components["schemas"]["QuestionLabel"];
            help: components["schemas"]["QuestionHelp"];
            required: components["schemas"]["QuestionRequired"];
            showIf: components["schemas"]["ShowIf"];
        };
        FileQuestion: {
            id: components["schemas"]["Id"];
            /**
             * @description Type of the question: pictures, as uploads with the purpose `questionnaire`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "file";
            label: components["schemas"]["QuestionLabel"];
            help: components["schemas"]["QuestionHelp"];
            required: components["schemas"]["QuestionRequired"];
            showIf: components["schemas"]["ShowIf"];
            /** @description Maximum number of pictures. */
            maxFiles: number;
        };
        /** @description Question in the request's language. */
        QuestionLabel: string;
        /** @description Help text in the request's language; `null` if there is no help. */
        QuestionHelp: string | null;
        /** @description True if the question requires an answer while it is shown. */
        QuestionRequired: boolean;
        /** @description Rule that determines whether the question is shown; `null` if it is always shown. */
        ShowIf: components["schemas"]["QuestionRule"] | null;
        QuestionRule: {
            /**
             * @description Number of conditions that must be met: `all` of them, or `any` one of them.
             * @enum {string}
             */
            match: "all" | "any";
            conditions: components["schemas"]["QuestionCondition"][];
        };
        /**
         * @description Condition on the answer to an earlier question. `answered`: there is an answer. `includes`: any of `choices` was
         *     chosen. `excludes`: there is an answer and it contains no item of `choices`. `atLeast` and `atMost`: the answer
         *     is compared with `number`.
         */
        QuestionCondition: {
            questionId: components["schemas"]["Id"];
            /**
             * @description Type of the condition.
             * @enum {string}
             */
            test: "answered" | "includes" | "excludes" | "atLeast" | "atMost";
            /** @description Choices for `includes` and `excludes`; otherwise empty. */
            choices: components["schemas"]["Id"][];
            /** @description Number for `atLeast` and `atMost`; otherwise `null`. */
            number: number | null;
        };
        /** @description Answers in any order, at most one for each question. Unanswered questions are omitted. */
        Answers: components["schemas"]["Answer"][];
        /** @description Answer to a question; its `kind` must match the type of the question. */
        Answer: components["schemas"]["ChoicesAnswer"] | components["schemas"]["TextAnswer"] | components["schemas"]["NumberAnswer"] | components["schemas"]["DateAnswer"] | components["schemas"]["AddressAnswer"] | components["schemas"]["FilesAnswer"];
        ChoicesAnswer: {
            /**
             * @description Type of the answer, for questions of the types `single`, `multiple` and `pictureChoice`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "choices";
            questionId: components["schemas"]["Id"];
            /** @description Ids of the chosen options, without duplicates. */
            choices: components["schemas"]["Id"][];
        };
        TextAnswer: {
            /**
             * @description Type of the answer, for questions of the types `text`, `longText`, `email` and `phone`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "text";
            questionId: components["schemas"]["Id"];
            /**
             * @description Text of the answer.
             * @example It is quiet.
             */
            text: string;
        };
        NumberAnswer: {
            /**
             * @description Type of the answer, for questions of the types `number`, `scale` and `recommendation`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "number";
            questionId: components["schemas"]["Id"];
            /** @description Number, in the unit that the question specifies. */
            number: number;
        };
        DateAnswer: {
            /**
             * @description Type of the answer, for questions of the type `date`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "date";
            questionId: components["schemas"]["Id"];
            date: components["schemas"]["CalendarDate"];
        };
        AddressAnswer: {
            /**
             * @description Type of the answer, for questions of the type `address`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "address";
            questionId: components["schemas"]["Id"];
            address: components["schemas"]["PostalAddress"];
        };
        /** @description Postal address; `getAddressForm` specifies its parts for each country. */
        PostalAddress: {
            recipient: components["schemas"]["RecipientName"];
            phone: components["schemas"]["RecipientPhone"];
            countryCode: components["schemas"]["CountryCode"];
            province?: components["schemas"]["AddressProvince"];
            city?: components["schemas"]["AddressPart"];
            district?: components["schemas"]["AddressPart"];
            ward?: components["schemas"]["AddressPart"];
            line1: components["schemas"]["StreetLine"];
            line2?: components["schemas"]["AddressNote"];
            postcode?: components["schemas"]["Postcode"];
        };
        FilesAnswer: {
            /**
             * @description Type of the answer, for questions of the type `file`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "files";
            questionId: components["schemas"]["Id"];
            /** @description Ids of the uploaded pictures, without duplicates. */
            uploadIds: components["schemas"]["Id"][];
        };
        ReadDraftRequest: {
            /** @description Secret of a visitor's draft; not used for members. */
            draftId?: components["schemas"]["DraftId"];
        };
        SaveDraftRequest: {
            version: components["schemas"]["QuestionnaireVersion"];
            answers: components["schemas"]["Answers"];
            draftId?: components["schemas"]["DraftId"];
        };
        QuestionnaireDraft: {
            /** @description Secret of a visitor's draft; `null` for a member's draft. */
            draftId: components["schemas"]["DraftId"] | null;
            version: components["schemas"]["QuestionnaireVersion"];
            /** @description True if the version of the draft is no longer accepted. */
            retired: boolean;
            answers: components["schemas"]["Answers"];
            savedAt: components["schemas"]["Instant"];
        };
        SubmitQuestionnaireRequest: {
            version: components["schemas"]["QuestionnaireVersion"];
            answers: components["schemas"]["Answers"];
            /** @description Secret of the visitor's draft from which the answers come, if any. */
            draftId?: components["schemas"]["DraftId"];
        };
        SubmittedQuestionnaire: {
            result: components["schemas"]["QuestionnaireResult"];
            /** @description Ids of hidden questions whose answers were dropped. */
            dropped: components["schemas"]["Id"][];
            /** @description Claim code for the visitor's submission, returned only once; `null` for a member. */
            claimCode: components["schemas"]["ClaimCode"] | null;
        };
        RedeemClaimRequest: {
            claimCode: components["schemas"]["ClaimCode"];
        };
        QuestionnaireResult: {
            questionnaireId: components["schemas"]["Id"];
            version: components["schemas"]["QuestionnaireVersion"];
            submittedAt: components["schemas"]["Instant"];
            title: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
            /** @description Main result, such as a size; `null` if there is no such result. */
            card: components["schemas"]["OutcomeCard"] | null;
            tips: components["schemas"]["TitledText"][];
            /** @description Note on the limits of the result, for example that it is not medical advice. */
            note: components["schemas"]["Text"];
            /**
             * @description Email address in the visitor's answers, for prefilling the registration; `null` if there is no address or
             *     the submission belongs to a member.
             */
            email: components["schemas"]["Email"] | null;
            reward: components["schemas"]["Reward"];
            /** @description True if the reward was granted. A visitor gets it by redeeming the claim code. */
            rewarded: boolean;
            /** @description Marketplace order; `null` if no order was entered. */
            order: components["schemas"]["MarketplaceOrder"] | null;
            /** @description Newest screenshots of a review; `null` if no screenshots were submitted. */
            review: components["schemas"]["ReviewUpload"] | null;
            /**
             * @description Replacement for a missing or broken part; `null` if all parts are in order or the questionnaire does not
             *     ask for them.
             */
            replacement: components["schemas"]["ReplacementPart"] | null;
        };
        /** @description Replacement part that is sent after an address has been given. */
        ReplacementPart: {
            part: components["schemas"]["Name"];
            /**
             * @description Last day of the promised delivery, in the time zone of the destination. The number of weekdays from the
             *     request to this day depends on the country. The day does not change later. `null` if no address was given.
             */
            arrivesBy: components["schemas"]["CalendarDate"] | null;
            reference: components["schemas"]["ServiceReference"];
        };
        /** @description Single value that the answers lead to, such as a size. */
        OutcomeCard: {
            label: components["schemas"]["Name"];
            /**
             * @description The value that the answers lead to, such as a shoe size.
             * @example 21
             */
            value: string;
            /**
             * @description Unit that is shown after the value; can be empty.
             * @example mm
             */
            unit: string;
            /**
             * @description Profile field that can be filled with `value` and `unit` together if the member agrees; `null` if there is
             *     no such field.
             * @enum {string|null}
             */
            field: "cupSize" | "siliconePlugSize" | null;
        };
        SaveOrderRequest: {
            countryCode: components["schemas"]["CountryCode"];
            orderNumber: components["schemas"]["MarketplaceOrderNumber"];
            claimCode?: components["schemas"]["ClaimCode"];
        };
        MarketplaceOrder: {
            countryCode: components["schemas"]["CountryCode"];
            /** @description Name of the marketplace. */
            marketplace: string;
            /**
             * Format: uri
             * @description URL of the buyer's orders.
             */
            url: string;
            orderNumber: components["schemas"]["MarketplaceOrderNumber"];
            savedAt: components["schemas"]["Instant"];
        };
        AttachUploadRequest: {
            /** @description Ids of the uploaded screenshots, without duplicates. */
            uploadIds: components["schemas"]["Id"][];
            claimCode?: components["schemas"]["ClaimCode"];
        };
        /**
         * @description State of the review; `submitted` until staff have checked it.
         * @enum {string}
         */
        ReviewState: "submitted" | "accepted" | "refused";
        /**
         * @description Reason for the refusal of screenshots. `unreadable`: they cannot be read. `notAReview`: they do not show a
         *     review. `otherProduct`: they show a review of another product.
         * @enum {string}
         */
        ReviewRefusal: "unreadable" | "notAReview" | "otherProduct";
        ReviewUpload: {
            state: components["schemas"]["ReviewState"];
            /** @description Reason for the refusal; `null` unless the screenshots were refused. */
            refusal: components["schemas"]["ReviewRefusal"] | null;
            sentAt: components["schemas"]["Instant"];
        };
        PackageCardList: {
            items: components["schemas"]["PackageCardSummary"][];
        };
        PackageCardSummary: {
            card: components["schemas"]["PackageCardName"];
            title: components["schemas"]["Name"];
            teaser: components["schemas"]["Text"];
            picture: components["schemas"]["Picture"];
            faq: components["schemas"]["QuestionAndAnswer"][];
        };
        PackageCard: {
            card: components["schemas"]["PackageCardName"];
            title: components["schemas"]["Name"];
            teaser: components["schemas"]["Text"];
            picture: components["schemas"]["Picture"];
            steps: components["schemas"]["TitledText"][];
            videos: components["schemas"]["PackageVideo"][];
            faq: components["schemas"]["QuestionAndAnswer"][];
            questionnaireId: components["schemas"]["Id"];
            /** @description Id of the product in `listRegistrableProducts`; `null` if it cannot be registered. */
            product: components["schemas"]["Id"] | null;
            /** @description Marketplaces of the product, one for each country. */
            marketplaces: components["schemas"]["Marketplace"][];
        };
        PackageVideo: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Name"];
            /**
             * Format: uri-reference
             * @description URL of the video on the hub's origin; `null` if there is no video yet and the transcript replaces it.
             */
            url: string | null;
            /** @description Picture that is shown before playback. */
            picture: components["schemas"]["Picture"];
            /** @description Length of the video in seconds. */
            seconds: number;
            /** @description Transcript of the video: the spoken text and a description of the scenes. */
            transcript: components["schemas"]["Text"];
            /** @description Captions in chronological order. */
            captions: components["schemas"]["Caption"][];
        };
        Caption: {
            /** @description Start of the caption, in seconds from the start of the video. */
            from: number;
            /** @description End of the caption, in seconds from the start of the video. */
            to: number;
            text: components["schemas"]["Text"];
        };
        /**
         * @description State of an order. `placed` awaits payment. `shipped` starts with the first parcel, and `delivered` with the
         *     arrival of all parcels, independent of payment.
         * @enum {string}
         */
        OrderState: "placed" | "paid" | "shipped" | "delivered" | "cancelled" | "refunded";
        /**
         * @description State of a parcel. `attempted`: the recipient was not available. `failed`: the parcel returns to the sender.
         * @enum {string}
         */
        ParcelState: "packed" | "handedOver" | "inTransit" | "outForDelivery" | "attempted" | "waitsForPickup" | "delivered" | "failed";
        OrderSummary: {
            id: components["schemas"]["Id"];
            /**
             * @description Order number in the shop.
             * @example #1042
             */
            number: string;
            placedAt: components["schemas"]["Instant"];
            state: components["schemas"]["OrderState"];
            /** @description True for a test order of the shop. A test order earns no reward and uses no voucher. */
            isTest: boolean;
            total: components["schemas"]["Money"];
            /** @description Number of pieces in the order. */
            itemCount: number;
            /** @description Pictures of the first items, if the shop provides them. */
            pictures: components["schemas"]["Picture"][];
        };
        OrderPage: {
            items: components["schemas"]["OrderSummary"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description Language of a text that the shop sent and that the catalog does not contain (BCP 47). Missing for texts in the
         *     language of the request and for texts whose language is unknown.
         * @enum {string}
         */
        ShopLanguage: "en-US" | "id-ID" | "th-TH" | "vi-VN";
        OrderItem: {
            /** @description Name of the item in the language of the request if the catalog contains it, or else in the language of the shop. */
            name: string;
            nameLang?: components["schemas"]["ShopLanguage"];
            /** @description Variant, such as size or color; `null` if there are no variants. */
            variant: string | null;
            variantLang?: components["schemas"]["ShopLanguage"];
            /** @description Number of pieces of the item. */
            quantity: number;
            /** @description Price of one piece. */
            price: components["schemas"]["Money"];
            /** @description Picture of the item; `null` if the shop provides no picture. */
            picture: components["schemas"]["Picture"] | null;
        };
        Order: {
            id: components["schemas"]["Id"];
            /**
             * @description Order number in the shop.
             * @example #1042
             */
            number: string;
            placedAt: components["schemas"]["Instant"];
            state: components["schemas"]["OrderState"];
            /** @description True for a test order of the shop. A test order earns no reward and uses no voucher. */
            isTest: boolean;
            /** @description True if the order is fully paid. Before that, for example with cash on delivery, only the paid part earns a reward. */
            isPaid: boolean;
            items: components["schemas"]["OrderItem"][];
            /** @description Total price of the items before discounts. */
            subtotal: components["schemas"]["Money"];
            /** @description Discount on the order by vouchers and offers. */
            discount: components["schemas"]["Money"];
            /** @description Shipping costs of the order. */
            shipping: components["schemas"]["Money"];
            /** @description Total amount of the order, including taxes. */
            total: components["schemas"]["Money"];
            /** @description Amount that was refunded for items. */
            refunded: components["schemas"]["Money"];
            /**
             * @description Reward earned with the order, less coins and points that were taken back. Points are taken back only in the
             *     year in which they were earned.
             */
            earned: components["schemas"]["Reward"];
            /** @description Coins that could not yet be taken back, because the member has already spent them. Coins earned with other orders reduce this amount. */
            owed: components["schemas"]["Amount"];
            voucherCodes: string[];
            /**
             * Format: uri-reference
             * @description Path of the order in the shop, for `returnTo` of `getShopifyPass`; `null` if the shop has not provided it.
             */
            shopPath: string | null;
            parcels: components["schemas"]["Parcel"][];
        };
        /**
         * @description First and last day on which a parcel is expected to arrive, estimated for the destination country; `null` if
         *     no parcel is in transit and after the last day has passed.
         */
        Arrival: {
            from: components["schemas"]["CalendarDate"];
            to: components["schemas"]["CalendarDate"];
        } | null;
        Parcel: {
            id: components["schemas"]["Id"];
            /**
             * @description Name of the carrier; `null` if unknown.
             * @example Thailand Post
             */
            carrier: string | null;
            /** @description Tracking number of the carrier; `null` if unknown. */
            trackingNumber: string | null;
            /**
             * Format: uri
             * @description URL of the carrier's tracking page; `null` if unknown.
             */
            trackingUrl: string | null;
            state: components["schemas"]["ParcelState"];
            /**
             * @description Number of stages of the delivery, from packing to arrival.
             * @example 5
             */
            stops: number;
            /** @description Index of the delivery stage that the parcel has reached, starting at 0. */
            reached: number;
            /** @description True if the delivery can only continue after an action: a new delivery attempt, a pickup or a new shipment. */
            halted: boolean;
            /** @description Time of the newest tracking step. */
            updatedAt: components["schemas"]["Instant"];
        };
        ParcelSource: {
            /**
             * @description Source of the parcel: an order, a redemption or a gift.
             * @enum {string}
             */
            kind: "order" | "redemption" | "gift";
            /** @description Id of the order, redemption or gift claim. */
            id: components["schemas"]["Id"];
            /**
             * @description For an order, the order number in the shop; for a redemption or gift, the name of the content in the
             *     request's language.
             */
            name: string;
        };
        Logistics: {
            parcel: components["schemas"]["Parcel"];
            source: components["schemas"]["ParcelSource"];
            /** @description Tracking steps, newest first. */
            steps: components["schemas"]["ParcelStep"][];
        };
        ParcelStep: {
            state: components["schemas"]["ParcelState"];
            at: components["schemas"]["Instant"];
            /** @description Location of the parcel, as reported by the carrier; `null` if unknown. */
            place: string | null;
            /** @description Message of the carrier; `null` if there is no message. */
            note: string | null;
        };
        RegistrableProduct: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            picture: components["schemas"]["Picture"];
            /** @description Location and format of the serial number. */
            serialNumberHint: components["schemas"]["Text"];
            serialNumberExample: components["schemas"]["SerialNumber"];
            /**
             * @description Regular expression for serial numbers in upper case without spaces and dashes.
             * @example ^AP[0-9]{10}$
             */
            serialNumberPattern: string;
            /**
             * @description Months of warranty without registration.
             * @example 12
             */
            warrantyMonths: number;
            /**
             * @description Additional months of warranty after registration.
             * @example 6
             */
            extraMonths: number;
            /**
             * @description Number of days after the purchase within which the product can be registered.
             * @example 180
             */
            withinDays: number;
        };
        RegistrableProductList: {
            items: components["schemas"]["RegistrableProduct"][];
        };
        /**
         * @description Serial number on the product; spaces, dashes and case are ignored.
         * @example AP2609001234
         */
        SerialNumber: string;
        /**
         * @description Place of purchase; `gift` if another person bought the product, `previousOwner` if it was bought used.
         * @enum {string}
         */
        PurchasePlace: "hub-shop" | "marketplace" | "store" | "gift" | "previousOwner" | "other";
        SaveProductRegistrationRequest: {
            /** @description Id of a product in `listRegistrableProducts`. */
            product: components["schemas"]["Id"];
            serialNumber: components["schemas"]["SerialNumber"];
            purchasedFrom: components["schemas"]["PurchasePlace"];
            purchasedOn: components["schemas"]["CalendarDate"];
            /** @description Id of the upload that contains the receipt. */
            proof?: components["schemas"]["Id"];
        };
        ProductRegistration: {
            id: components["schemas"]["Id"];
            /** @description Id of the registered product. */
            product: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            picture: components["schemas"]["Picture"];
            serialNumber: components["schemas"]["SerialNumber"];
            purchasedFrom: components["schemas"]["PurchasePlace"];
            purchasedOn: components["schemas"]["CalendarDate"];
            /** @description True if a receipt was uploaded. */
            hasProof: boolean;
            /** @description Last day of the warranty, including the extension. */
            warrantyUntil: components["schemas"]["CalendarDate"];
            warranty: components["schemas"]["WarrantyState"];
            /** @description Time when the transfer code expires; `null` without a code. */
            transferUntil: components["schemas"]["Instant"] | null;
            /** @description Name of the package card with help and videos; `null` if there is no card. */
            card: components["schemas"]["PackageCardName"] | null;
            registeredAt: components["schemas"]["Instant"];
        };
        /**
         * @description State of the warranty on the current date in the member's time zone.
         * @enum {string}
         */
        WarrantyState: "running" | "endsSoon" | "over";
        /**
         * @description Secret with which another member can take over a product once, 60 random bits.
         * @example K7QF-2MXA-PW3D
         */
        TransferCode: string;
        ProductTransfer: {
            transferCode: components["schemas"]["TransferCode"];
            expiresAt: components["schemas"]["Instant"];
        };
        TakeOverProductRequest: {
            serialNumber: components["schemas"]["SerialNumber"];
            transferCode: components["schemas"]["TransferCode"];
        };
        ProductRegistrationPage: {
            items: components["schemas"]["ProductRegistration"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        ContactRequest: {
            /** @description Id of a topic in `listContactTopics`. */
            topic: components["schemas"]["Id"];
            /**
             * @description Name of the sender, for the salutation.
             * @example Melati
             */
            name?: string;
            /** @description Email address to which the service team replies. */
            replyTo: components["schemas"]["Email"];
            /**
             * @description Message to the service team, in plain text.
             * @example My pump hums louder than it used to.
             */
            text: string;
            /** @description Ids of the uploaded files, without duplicates. */
            attachments: components["schemas"]["Id"][];
        };
        /**
         * @description Reference number of the message, to quote in later messages; easy to read aloud.
         * @example H7K2-9QXM
         */
        ServiceReference: string;
        ContactReceipt: {
            reference: components["schemas"]["ServiceReference"];
            receivedAt: components["schemas"]["Instant"];
        };
        ContactTopic: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            /**
             * @description Usual response time of the service team in days.
             * @example 2
             */
            answerInDays: number;
        };
        ContactTopicList: {
            items: components["schemas"]["ContactTopic"][];
        };
        Faq: {
            sections: components["schemas"]["FaqSection"][];
        };
        FaqSection: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Name"];
            items: components["schemas"]["FaqItem"][];
        };
        FaqItem: {
            id: components["schemas"]["Id"];
            question: components["schemas"]["Name"];
            answer: components["schemas"]["Text"];
            /** @description Products that the question is about; empty if it is not about specific products. */
            products: components["schemas"]["Id"][];
        };
        /**
         * @description Kind of a legal text: the privacy policy, or the terms and conditions.
         * @enum {string}
         */
        LegalKind: "privacy" | "terms";
        /**
         * @description Version of a legal text; for a privacy policy, members agree to this version.
         * @example th-2026-11-01
         */
        LegalVersionName: string;
        LegalVersion: {
            version: components["schemas"]["LegalVersionName"];
            effectiveFrom: components["schemas"]["CalendarDate"];
        };
        LegalSection: {
            heading: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
        };
        LegalText: {
            kind: components["schemas"]["LegalKind"];
            /**
             * @description Country of the text; `null` for the general text.
             * @example TH
             */
            countryCode: string | null;
            version: components["schemas"]["LegalVersionName"];
            /** @description Date on which the version of the text took effect. */
            effectiveFrom: components["schemas"]["CalendarDate"];
            title: components["schemas"]["Name"];
            sections: components["schemas"]["LegalSection"][];
            /** @description Versions of the text that were in force earlier, newest first. */
            earlier: components["schemas"]["LegalVersion"][];
        };
        /**
         * @description Search terms, separated by spaces.
         * @example night light
         */
        SearchQuery: string;
        /**
         * @description Kind of a search result.
         * @enum {string}
         */
        SearchKind: "product" | "gift" | "article" | "course" | "question";
        SearchResults: {
            /** @description Groups with results, most relevant first. */
            groups: components["schemas"]["SearchGroup"][];
        };
        SearchGroup: {
            /**
             * @description Kind of the results; `page` for pages of the hub.
             * @enum {string}
             */
            kind: "page" | "product" | "gift" | "article" | "course" | "question";
            /** @description Number of results of this kind. */
            total: number;
            /** @description Best results, at most 4 of each kind, or at most 50 of the requested kind. */
            items: components["schemas"]["SearchItem"][];
        };
        SearchItem: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            /** @description Start of the description or text. */
            text: components["schemas"]["Name"];
            /** @description Picture of the item; `null` for questions and pages. */
            picture: components["schemas"]["Picture"] | null;
            /** @description Price in coins of a product or gift; `null` for other items. */
            coins: components["schemas"]["Amount"] | null;
            /** @description Reading time of an article or course; `null` for other items. */
            minutes: number | null;
            /** @description Page of the item. */
            link: components["schemas"]["HubPath"];
        };
        SearchSuggestions: {
            /**
             * @description Topics of articles and courses that the member may read, most relevant to the stage of the member's baby
             *     first.
             */
            topics: components["schemas"]["ReadingTopic"][];
            /** @description Gift and products that the member can get now. */
            items: components["schemas"]["SearchItem"][];
        };
        CallerCountry: {
            /**
             * @description Country code, ISO 3166-1 alpha-2; `null` if unknown.
             * @example TH
             */
            isoCode: string | null;
            /**
             * @description True if the privacy policy in force in this country allows visits to be reported without consent while no
             *     member is signed in.
             * @example false
             */
            countsVisitors: boolean;
        };
        PageReport: {
            /** @description Path of the screen, with names of parameters instead of their values. */
            page: string;
            /** @description Number of errors of each kind since the last report. */
            faults?: {
                /** @description Number of uncaught errors. */
                uncaught?: components["schemas"]["FaultCount"];
                /** @description Number of unhandled promise rejections. */
                rejected?: components["schemas"]["FaultCount"];
                /** @description Number of errors for which an error page was shown. */
                caught?: components["schemas"]["FaultCount"];
                /** @description Number of hydration mismatches between server and browser. */
                hydration?: components["schemas"]["FaultCount"];
                /** @description Number of parts of a page that failed to load. */
                missing?: components["schemas"]["FaultCount"];
            };
            /** @description Web Vitals of the document that started with this screen, in milliseconds; `cls` has no unit. */
            vitals?: {
                ttfb?: components["schemas"]["VitalMilliseconds"];
                fcp?: components["schemas"]["VitalMilliseconds"];
                lcp?: components["schemas"]["VitalMilliseconds"];
                inp?: components["schemas"]["VitalMilliseconds"];
                cls?: number;
            };
        };
        FaultCount: number;
        VitalMilliseconds: number;
        /** @description Tracking event (section 3 of the specification). */
        TrackingEvent: {
            /** @description Random identifier that the browser generates once and reuses. */
            traceId: string;
            /** @description Id of the signed-in member; empty for a visitor. */
            uid: string;
            /**
             * @description Name of the event.
             * @example page_visit
             */
            eventName: string;
            /**
             * @description Type of the event.
             * @example visit
             */
            eventType: string;
            content: components["schemas"]["TrackingContent"];
        };
        TrackingContent: {
            time: components["schemas"]["Instant"];
            /**
             * @description Name of the page in tracking events.
             * @example Member Hub
             */
            moduleName: string;
            /**
             * @description Id of the page in tracking events.
             * @example member-hub
             */
            elementId: string;
            /**
             * @description Id of the web project, the same in all events.
             * @example members-hub-web
             */
            projectId: string;
            /**
             * @description Way in which the event was triggered; always `manually`.
             * @constant
             */
            type: "manually";
            /** @description Title of the page. */
            title: string;
            /** @description URL of the page without secrets; only origin, path and `utm_` parameters are stored. */
            url: string;
            /** @description Path of the URL. */
            urlPath: string;
            /** @description Version of the operating system. */
            osVersion: string;
            /** @description Language of the page. */
            languageCode: components["schemas"]["HubLanguage"];
            /** @description Manufacturer of the device. */
            manufacturer: string;
            /** @description Version of the hub. */
            appVersion: string;
            /** @description Width of the screen in CSS pixels. */
            screenWidth: number;
            /** @description Height of the screen in CSS pixels. */
            screenHeight: number;
            /** @description Time zone offset in minutes, as returned by `Date.getTimezoneOffset`. */
            timezoneOffset: number;
            /** @description Connection type that the browser reports. */
            networkType: string;
            /**
             * @description System that issues the member ids.
             * @constant
             */
            uid_type: "momcozy";
            /**
             * @description Platform of the page: `Web` on a wide screen; on a narrower screen `app` in the app, otherwise `H5`.
             * @enum {string}
             */
            platform: "app" | "H5" | "Web";
            /**
             * @description Traffic source (`utm_source`) of the visit.
             * @example shopify
             */
            utm_source: string;
            /** @description URL of the previous page; stored like `url`. */
            referer: string;
            /** @description True if `uid` is the id of a member. */
            isLoginId: boolean;
            /** @description Id of the device, generated locally. */
            uuid: string;
            /** @description IANA name of the time zone. */
            timezone: string;
            /** @description Operating system of the device. */
            os: string;
            /** @description Current referral code. */
            linkCode: string;
        };
        /**
         * @description Language of the hub; `VN` stands for Vietnamese.
         * @enum {string}
         */
        HubLanguage: "EN" | "ID" | "TH" | "VN";
        DefaultRegion: {
            countryCode: components["schemas"]["CountryCode"];
            countryName: components["schemas"]["Name"];
            callingCode: components["schemas"]["CallingCode"];
            language: components["schemas"]["HubLanguage"];
        };
        /**
         * @description Language tag for names: a language, optionally followed by a country. An unsupported language means English.
         * @example EN_US
         */
        LangCode: string;
        RegionListRequest: {
            langCode?: components["schemas"]["LangCode"];
        };
        ProvinceListRequest: {
            countryCode: components["schemas"]["CountryCode"];
            langCode?: components["schemas"]["LangCode"];
        };
        Country: {
            countryCode: components["schemas"]["CountryCode"];
            name: components["schemas"]["Name"];
        };
        CountryList: {
            /** @description Countries sorted by name. */
            items: components["schemas"]["Country"][];
        };
        /**
         * @description International calling code of a country.
         * @example +66
         */
        CallingCode: string;
        CountryCallingCode: {
            countryCode: components["schemas"]["CountryCode"];
            name: components["schemas"]["Name"];
            callingCode: components["schemas"]["CallingCode"];
            /**
             * @description Example of a mobile number in local format; `null` if unknown.
             * @example 081 234 5678
             */
            example: string | null;
        };
        CallingCodeList: {
            /** @description Countries with their calling codes, sorted by name. */
            items: components["schemas"]["CountryCallingCode"][];
        };
        Province: {
            code: components["schemas"]["ProvinceCode"];
            name: components["schemas"]["Name"];
        };
        /**
         * @description Subdivision code of ISO 3166-2 without the country, or a code of the hub if ISO defines no code. It is the
         *     same in all languages and unique within a country.
         * @example 50
         */
        ProvinceCode: string;
        ProvinceList: {
            items: components["schemas"]["Province"][];
        };
        /**
         * @description Page area that shows banners and pictures.
         * @enum {string}
         */
        Scene: "hub-home" | "gifts" | "games" | "points-mall" | "villages" | "activities";
        SceneMaterial: {
            id: components["schemas"]["Id"];
            /**
             * @description Kind of the material: a banner has text and can have a link; a picture is decorative.
             * @enum {string}
             */
            kind: "banner" | "picture";
            title: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
            picture: components["schemas"]["Picture"];
            /**
             * Format: uri-reference
             * @description Path of a page of the hub; `null` if there is no link.
             * @example /games/checkIn
             */
            link: string | null;
            /**
             * Format: date-time
             * @description Time from which the material is no longer shown; `null` if it has no end.
             */
            until: string | null;
        };
        SceneMaterialList: {
            /** @description Banners and pictures, in display order. */
            items: components["schemas"]["SceneMaterial"][];
        };
        QrTarget: {
            /**
             * Format: uri
             * @description Absolute URL on the origin of the hub, the app or the shop.
             */
            address: string;
        };
        /**
         * @description Purpose of a file; the file can only be used for this purpose.
         * @enum {string}
         */
        UploadPurpose: "avatar" | "right" | "questionnaire" | "activity" | "registration" | "contact";
        UploadPolicy: {
            /** @description Id of the file, to send with the call that uses the file. */
            id: components["schemas"]["Id"];
            /**
             * Format: uri-reference
             * @description URL for the upload, absolute or relative to the hub's origin.
             */
            url: string;
            /**
             * @description HTTP method of the upload.
             * @enum {string}
             */
            method: "PUT" | "POST";
            /** @description Headers to send with the upload. */
            headers: {
                [key: string]: string;
            };
            /** @description Expiry of the URL; the period is long enough for an upload over a slow connection. */
            expiresAt: components["schemas"]["Instant"];
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
        /** @description The token is missing or expired (10001002), or it was revoked (10001003). */
        Unauthorized: {
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
        /** @description The member's `activityList` lacks the permission code of `x-permission`. */
        Forbidden: {
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
        /** @description Language of messages and names in the response; an unknown value means `en`. */
        Language: string;
        /**
         * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
         *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
         *     other effect.
         */
        Client: string;
        /**
         * @description Key that identifies one intended action of the client. A repeated request with the same key returns the first
         *     response byte for byte; another request with the same key is rejected.
         */
        IdempotencyKey: string;
        /**
         * @description Random identifier that the browser generates and keeps while the window is open. A code is valid only in the
         *     browser that requested it. Each browser has its own number of attempts, so that other browsers cannot use them
         *     up. All clients that send no identifier share one number of attempts.
         */
        BrowserId: string;
        /** @description Id of the resource. */
        IdInPath: components["schemas"]["Id"];
        /** @description `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned. */
        Cursor: string;
        /** @description Maximum number of items on the page. */
        Limit: number;
        /** @description Country code. */
        CountryInQuery: components["schemas"]["CountryCode"];
        /** @description Country code; if omitted, the caller's country is used. */
        CountryInQueryOptional: components["schemas"]["CountryCode"];
        /** @description Name of the check-in game, which is also the name of its screen. */
        GameInPath: components["schemas"]["Game"];
        /** @description Id of the draw in the catalog. */
        DrawInPath: components["schemas"]["Id"];
        /** @description Social sign-in provider. */
        Provider: components["schemas"]["SocialProvider"];
        /** @description `state` of the sign-in attempt, as the provider returned it. */
        StateInQuery: components["schemas"]["SocialState"];
        /** @description `binding` of the sign-in attempt, as stored in this browser window. */
        BindingInQuery: components["schemas"]["SocialBinding"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type SuccessCode = components['schemas']['SuccessCode'];
export type Message = components['schemas']['Message'];
export type Done = components['schemas']['Done'];
export type Refusal = components['schemas']['Refusal'];
export type RefusalDetail = components['schemas']['RefusalDetail'];
export type Reason = components['schemas']['Reason'];
export type Email = components['schemas']['Email'];
export type Account = components['schemas']['Account'];
export type VerifyCode = components['schemas']['VerifyCode'];
export type Password = components['schemas']['Password'];
export type CountryCode = components['schemas']['CountryCode'];
export type CalendarDate = components['schemas']['CalendarDate'];
export type Month = components['schemas']['Month'];
export type Instant = components['schemas']['Instant'];
export type TimeZone = components['schemas']['TimeZone'];
export type DeviceTimeZone = components['schemas']['DeviceTimeZone'];
export type Uid = components['schemas']['Uid'];
export type Amount = components['schemas']['Amount'];
export type Money = components['schemas']['Money'];
export type Reward = components['schemas']['Reward'];
export type RewardTickets = components['schemas']['RewardTickets'];
export type Id = components['schemas']['Id'];
export type Name = components['schemas']['Name'];
export type Text = components['schemas']['Text'];
export type Picture = components['schemas']['Picture'];
export type Photo = components['schemas']['Photo'];
export type ValueIsLocal = components['schemas']['ValueIsLocal'];
export type ItemFacts = components['schemas']['ItemFacts'];
export type AgeRange = components['schemas']['AgeRange'];
export type DeliveryDays = components['schemas']['DeliveryDays'];
export type LevelUnlock = components['schemas']['LevelUnlock'];
export type LevelPace = components['schemas']['LevelPace'];
export type HubPath = components['schemas']['HubPath'];
export type NextCursor = components['schemas']['NextCursor'];
export type Eligibility = components['schemas']['Eligibility'];
export type Regions = components['schemas']['Regions'];
export type SendVerifyCodeRequest = components['schemas']['SendVerifyCodeRequest'];
export type CodePurpose = components['schemas']['CodePurpose'];
export type Proof = components['schemas']['Proof'];
export type RecentProof = components['schemas']['RecentProof'];
export type PasswordProof = components['schemas']['PasswordProof'];
export type CodeProof = components['schemas']['CodeProof'];
export type PasskeyProof = components['schemas']['PasskeyProof'];
export type CodeSent = components['schemas']['CodeSent'];
export type LoginByCodeRequest = components['schemas']['LoginByCodeRequest'];
export type LoginRequest = components['schemas']['LoginRequest'];
export type RegisterByCodeRequest = components['schemas']['RegisterByCodeRequest'];
export type RegisterRequest = components['schemas']['RegisterRequest'];
export type FirstName = components['schemas']['FirstName'];
export type LastName = components['schemas']['LastName'];
export type RegisterChannel = components['schemas']['RegisterChannel'];
export type TrafficSource = components['schemas']['TrafficSource'];
export type InvitationCode = components['schemas']['InvitationCode'];
export type Session = components['schemas']['Session'];
export type SessionEnd = components['schemas']['SessionEnd'];
export type CheckedToken = components['schemas']['CheckedToken'];
export type UserInfo = components['schemas']['UserInfo'];
export type SignInMethod = components['schemas']['SignInMethod'];
export type AccountKind = components['schemas']['AccountKind'];
export type SocialProvider = components['schemas']['SocialProvider'];
export type LoginInit = components['schemas']['LoginInit'];
export type LoginPreCheckRequest = components['schemas']['LoginPreCheckRequest'];
export type LoginPreCheck = components['schemas']['LoginPreCheck'];
export type CheckUserAccountRequest = components['schemas']['CheckUserAccountRequest'];
export type CheckedAccount = components['schemas']['CheckedAccount'];
export type SixDigits = components['schemas']['SixDigits'];
export type VerifyCodeRequest = components['schemas']['VerifyCodeRequest'];
export type CodeTicket = components['schemas']['CodeTicket'];
export type RecoverPasswordRequest = components['schemas']['RecoverPasswordRequest'];
export type SendMailByRecoverPwdRequest = components['schemas']['SendMailByRecoverPwdRequest'];
export type LinkSent = components['schemas']['LinkSent'];
export type RecoverToken = components['schemas']['RecoverToken'];
export type CheckRecoverUrlRequest = components['schemas']['CheckRecoverUrlRequest'];
export type RecoverLink = components['schemas']['RecoverLink'];
export type ResetNewPassRequest = components['schemas']['ResetNewPassRequest'];
export type RecoveredAccount = components['schemas']['RecoveredAccount'];
export type LostAccount = components['schemas']['LostAccount'];
export type LostAccountTicket = components['schemas']['LostAccountTicket'];
export type RemoveLostAccountRequest = components['schemas']['RemoveLostAccountRequest'];
export type ModifyPasswordRequest = components['schemas']['ModifyPasswordRequest'];
export type OrgPwd = components['schemas']['OrgPwd'];
export type ModifyOrgPasswordRequest = components['schemas']['ModifyOrgPasswordRequest'];
export type DeletionPreview = components['schemas']['DeletionPreview'];
export type UnderWayItem = components['schemas']['UnderWayItem'];
export type UnderWayKind = components['schemas']['UnderWayKind'];
export type DisableRequest = components['schemas']['DisableRequest'];
export type DeletionAsked = components['schemas']['DeletionAsked'];
export type SignInProof = components['schemas']['SignInProof'];
export type UndoDisableRequest = components['schemas']['UndoDisableRequest'];
export type SessionList = components['schemas']['SessionList'];
export type SignedInDevice = components['schemas']['SignedInDevice'];
export type RevokedSessions = components['schemas']['RevokedSessions'];
export type SocialIntent = components['schemas']['SocialIntent'];
export type SocialState = components['schemas']['SocialState'];
export type SocialBinding = components['schemas']['SocialBinding'];
export type SocialTicketSecret = components['schemas']['SocialTicketSecret'];
export type OauthLoginRequest = components['schemas']['OauthLoginRequest'];
export type SocialAttempt = components['schemas']['SocialAttempt'];
export type SocialNext = components['schemas']['SocialNext'];
export type SocialResult = components['schemas']['SocialResult'];
export type SocialTicket = components['schemas']['SocialTicket'];
export type SocialLoginRequest = components['schemas']['SocialLoginRequest'];
export type SocialSendMailCodeRequest = components['schemas']['SocialSendMailCodeRequest'];
export type SocialVerifyMailCodeRequest = components['schemas']['SocialVerifyMailCodeRequest'];
export type SocialVerifyPassRequest = components['schemas']['SocialVerifyPassRequest'];
export type SocialRegisterRequest = components['schemas']['SocialRegisterRequest'];
export type BindAccountRequest = components['schemas']['BindAccountRequest'];
export type RemoveAccountRequest = components['schemas']['RemoveAccountRequest'];
export type BoundAccounts = components['schemas']['BoundAccounts'];
export type BoundAccount = components['schemas']['BoundAccount'];
export type PasskeyList = components['schemas']['PasskeyList'];
export type Passkey = components['schemas']['Passkey'];
export type BeginPasskeyRequest = components['schemas']['BeginPasskeyRequest'];
export type RenamePasskeyRequest = components['schemas']['RenamePasskeyRequest'];
export type PasskeyId = components['schemas']['PasskeyId'];
export type PasskeyChallenge = components['schemas']['PasskeyChallenge'];
export type PasskeyTimeout = components['schemas']['PasskeyTimeout'];
export type PasskeyDescriptor = components['schemas']['PasskeyDescriptor'];
export type PasskeyCreationOptions = components['schemas']['PasskeyCreationOptions'];
export type PasskeyUserHandle = components['schemas']['PasskeyUserHandle'];
export type PasskeyUserVerification = components['schemas']['PasskeyUserVerification'];
export type PasskeyRequestOptions = components['schemas']['PasskeyRequestOptions'];
export type PasskeyClientData = components['schemas']['PasskeyClientData'];
export type AddPasskeyRequest = components['schemas']['AddPasskeyRequest'];
export type PasskeyAssertion = components['schemas']['PasskeyAssertion'];
export type SecondFactorMethod = components['schemas']['SecondFactorMethod'];
export type SecondFactorTicket = components['schemas']['SecondFactorTicket'];
export type SecondFactorTicketSecret = components['schemas']['SecondFactorTicketSecret'];
export type AuthenticatorCode = components['schemas']['AuthenticatorCode'];
export type RecoveryCode = components['schemas']['RecoveryCode'];
export type BeginSecondFactorPasskeyRequest = components['schemas']['BeginSecondFactorPasskeyRequest'];
export type LoginBySecondFactorRequest = components['schemas']['LoginBySecondFactorRequest'];
export type SecondFactor = components['schemas']['SecondFactor'];
export type AuthenticatorSetup = components['schemas']['AuthenticatorSetup'];
export type ConfirmAuthenticatorRequest = components['schemas']['ConfirmAuthenticatorRequest'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type ShopPass = components['schemas']['ShopPass'];
export type ModifyUserInfoRequest = components['schemas']['ModifyUserInfoRequest'];
export type PurchaseChannel = components['schemas']['PurchaseChannel'];
export type Profile = components['schemas']['Profile'];
export type NextTimeZone = components['schemas']['NextTimeZone'];
export type ModifyUserAvatarRequest = components['schemas']['ModifyUserAvatarRequest'];
export type MemberAvatar = components['schemas']['MemberAvatar'];
export type SubscribeRequest = components['schemas']['SubscribeRequest'];
export type ActivationPurpose = components['schemas']['ActivationPurpose'];
export type ActivationToken = components['schemas']['ActivationToken'];
export type Activation = components['schemas']['Activation'];
export type ConfirmActivationRequest = components['schemas']['ConfirmActivationRequest'];
export type ActivationSent = components['schemas']['ActivationSent'];
export type ModifyAccountRequest = components['schemas']['ModifyAccountRequest'];
export type Baby = components['schemas']['Baby'];
export type Babies = components['schemas']['Babies'];
export type SaveBabyRequest = components['schemas']['SaveBabyRequest'];
export type DeleteBabyRequest = components['schemas']['DeleteBabyRequest'];
export type BabyContent = components['schemas']['BabyContent'];
export type LactationNumber = components['schemas']['LactationNumber'];
export type LactationStage = components['schemas']['LactationStage'];
export type LactationStages = components['schemas']['LactationStages'];
export type TaskName = components['schemas']['TaskName'];
export type Task = components['schemas']['Task'];
export type PendingTasks = components['schemas']['PendingTasks'];
export type CompleteTaskRequest = components['schemas']['CompleteTaskRequest'];
export type TaskCompleted = components['schemas']['TaskCompleted'];
export type PolicyVersion = components['schemas']['PolicyVersion'];
export type PrivacyPolicy = components['schemas']['PrivacyPolicy'];
export type ComingPolicy = components['schemas']['ComingPolicy'];
export type AgreePrivacyPolicyRequest = components['schemas']['AgreePrivacyPolicyRequest'];
export type PolicyAgreement = components['schemas']['PolicyAgreement'];
export type ConsentPurpose = components['schemas']['ConsentPurpose'];
export type Consent = components['schemas']['Consent'];
export type Consents = components['schemas']['Consents'];
export type SetConsentsRequest = components['schemas']['SetConsentsRequest'];
export type EmailTopic = components['schemas']['EmailTopic'];
export type EmailSetting = components['schemas']['EmailSetting'];
export type EmailSettings = components['schemas']['EmailSettings'];
export type SetEmailSettingsRequest = components['schemas']['SetEmailSettingsRequest'];
export type PushSettings = components['schemas']['PushSettings'];
export type PushSetting = components['schemas']['PushSetting'];
export type SetPushSettingsRequest = components['schemas']['SetPushSettingsRequest'];
export type PushEndpoint = components['schemas']['PushEndpoint'];
export type PushKeys = components['schemas']['PushKeys'];
export type SavePushSubscriptionRequest = components['schemas']['SavePushSubscriptionRequest'];
export type DeletePushSubscriptionRequest = components['schemas']['DeletePushSubscriptionRequest'];
export type RenewPushSubscriptionRequest = components['schemas']['RenewPushSubscriptionRequest'];
export type Notice = components['schemas']['Notice'];
export type NoticeParcel = components['schemas']['NoticeParcel'];
export type ToldState = components['schemas']['ToldState'];
export type ToldStep = components['schemas']['ToldStep'];
export type NoticeTopic = components['schemas']['NoticeTopic'];
export type NoticeTone = components['schemas']['NoticeTone'];
export type Notices = components['schemas']['Notices'];
export type UnreadCount = components['schemas']['UnreadCount'];
export type ReadNoticesRequest = components['schemas']['ReadNoticesRequest'];
export type NoticesRead = components['schemas']['NoticesRead'];
export type ExportDataRequest = components['schemas']['ExportDataRequest'];
export type DataExport = components['schemas']['DataExport'];
export type ExportedTable = components['schemas']['ExportedTable'];
export type ExportedRow = components['schemas']['ExportedRow'];
export type ExportedFile = components['schemas']['ExportedFile'];
export type Address = components['schemas']['Address'];
export type RecipientName = components['schemas']['RecipientName'];
export type RecipientPhone = components['schemas']['RecipientPhone'];
export type AddressPart = components['schemas']['AddressPart'];
export type StreetLine = components['schemas']['StreetLine'];
export type AddressNote = components['schemas']['AddressNote'];
export type Postcode = components['schemas']['Postcode'];
export type AddressProvince = components['schemas']['AddressProvince'];
export type ModifyAddressRequest = components['schemas']['ModifyAddressRequest'];
export type AddressList = components['schemas']['AddressList'];
export type SetDefaultAddressRequest = components['schemas']['SetDefaultAddressRequest'];
export type AddressForm = components['schemas']['AddressForm'];
export type AddressFormPart = components['schemas']['AddressFormPart'];
export type MemberLevel = components['schemas']['MemberLevel'];
export type Membership = components['schemas']['Membership'];
export type Today = components['schemas']['Today'];
export type TodayItem = components['schemas']['TodayItem'];
export type TodayKind = components['schemas']['TodayKind'];
export type TodayCoinShop = components['schemas']['TodayCoinShop'];
export type CoinExpiry = components['schemas']['CoinExpiry'];
export type PrizeSummary = components['schemas']['PrizeSummary'];
export type Introduction = components['schemas']['Introduction'];
export type IntroducedPage = components['schemas']['IntroducedPage'];
export type IntroducedGift = components['schemas']['IntroducedGift'];
export type IntroducedLevel = components['schemas']['IntroducedLevel'];
export type IntroducedReward = components['schemas']['IntroducedReward'];
export type LevelList = components['schemas']['LevelList'];
export type LevelHistory = components['schemas']['LevelHistory'];
export type LevelStay = components['schemas']['LevelStay'];
export type LevelEnd = components['schemas']['LevelEnd'];
export type RightSavings = components['schemas']['RightSavings'];
export type LevelWithRights = components['schemas']['LevelWithRights'];
export type LevelRight = components['schemas']['LevelRight'];
export type RightKind = components['schemas']['RightKind'];
export type RightState = components['schemas']['RightState'];
export type Right = components['schemas']['Right'];
export type RightList = components['schemas']['RightList'];
export type ClaimRightRequest = components['schemas']['ClaimRightRequest'];
export type ClaimedRight = components['schemas']['ClaimedRight'];
export type UploadRightProofRequest = components['schemas']['UploadRightProofRequest'];
export type RightProofState = components['schemas']['RightProofState'];
export type RightProof = components['schemas']['RightProof'];
export type ProofRefusal = components['schemas']['ProofRefusal'];
export type NamedRight = components['schemas']['NamedRight'];
export type RightProofPage = components['schemas']['RightProofPage'];
export type SignedAmount = components['schemas']['SignedAmount'];
export type Coins = components['schemas']['Coins'];
export type CoinRescue = components['schemas']['CoinRescue'];
export type CoinMonth = components['schemas']['CoinMonth'];
export type CoinMovementKind = components['schemas']['CoinMovementKind'];
export type CoinReason = components['schemas']['CoinReason'];
export type CoinMovement = components['schemas']['CoinMovement'];
export type CoinMovementPage = components['schemas']['CoinMovementPage'];
export type CoinLotShare = components['schemas']['CoinLotShare'];
export type CoinMovementDetail = components['schemas']['CoinMovementDetail'];
export type MallCategory = components['schemas']['MallCategory'];
export type MallSort = components['schemas']['MallSort'];
export type MallPriceLimit = components['schemas']['MallPriceLimit'];
export type MallDelivery = components['schemas']['MallDelivery'];
export type MallProduct = components['schemas']['MallProduct'];
export type MallSaving = components['schemas']['MallSaving'];
export type MallWishRequest = components['schemas']['MallWishRequest'];
export type MallProductList = components['schemas']['MallProductList'];
export type RedeemRequest = components['schemas']['RedeemRequest'];
export type RedemptionState = components['schemas']['RedemptionState'];
export type RedeemedProduct = components['schemas']['RedeemedProduct'];
export type Redemption = components['schemas']['Redemption'];
export type RedemptionStep = components['schemas']['RedemptionStep'];
export type Redeemed = components['schemas']['Redeemed'];
export type RedemptionPage = components['schemas']['RedemptionPage'];
export type VoucherKind = components['schemas']['VoucherKind'];
export type VoucherState = components['schemas']['VoucherState'];
export type VoucherFilter = components['schemas']['VoucherFilter'];
export type Voucher = components['schemas']['Voucher'];
export type VoucherPage = components['schemas']['VoucherPage'];
export type OpenVoucherInShopRequest = components['schemas']['OpenVoucherInShopRequest'];
export type VoucherInShop = components['schemas']['VoucherInShop'];
export type LinkCode = components['schemas']['LinkCode'];
export type Referral = components['schemas']['Referral'];
export type ShowsName = components['schemas']['ShowsName'];
export type LinkPreview = components['schemas']['LinkPreview'];
export type SetReferralNameRequest = components['schemas']['SetReferralNameRequest'];
export type ReferralName = components['schemas']['ReferralName'];
export type Invitation = components['schemas']['Invitation'];
export type ReferralState = components['schemas']['ReferralState'];
export type ReferralReason = components['schemas']['ReferralReason'];
export type ReferredFriend = components['schemas']['ReferredFriend'];
export type ReferredFriendPage = components['schemas']['ReferredFriendPage'];
export type GiftType = components['schemas']['GiftType'];
export type GiftKind = components['schemas']['GiftKind'];
export type GiftState = components['schemas']['GiftState'];
export type Gift = components['schemas']['Gift'];
export type GiftClosesAt = components['schemas']['GiftClosesAt'];
export type GiftPage = components['schemas']['GiftPage'];
export type GiftBoards = components['schemas']['GiftBoards'];
export type GiftBoard = components['schemas']['GiftBoard'];
export type GiftOccasion = components['schemas']['GiftOccasion'];
export type OccasionGifts = components['schemas']['OccasionGifts'];
export type ClaimGiftRequest = components['schemas']['ClaimGiftRequest'];
export type ClaimMomGiftRequest = components['schemas']['ClaimMomGiftRequest'];
export type ClaimBabyGiftRequest = components['schemas']['ClaimBabyGiftRequest'];
export type GiftBrief = components['schemas']['GiftBrief'];
export type MyGiftGroup = components['schemas']['MyGiftGroup'];
export type GiftStep = components['schemas']['GiftStep'];
export type MyGift = components['schemas']['MyGift'];
export type MyGiftPage = components['schemas']['MyGiftPage'];
export type ReadingTopic = components['schemas']['ReadingTopic'];
export type CourseChapter = components['schemas']['CourseChapter'];
export type CourseChapterText = components['schemas']['CourseChapterText'];
export type Course = components['schemas']['Course'];
export type CourseDetail = components['schemas']['CourseDetail'];
export type CourseList = components['schemas']['CourseList'];
export type FinishChapterRequest = components['schemas']['FinishChapterRequest'];
export type ChapterFinished = components['schemas']['ChapterFinished'];
export type BenefitLink = components['schemas']['BenefitLink'];
export type Benefit = components['schemas']['Benefit'];
export type BenefitList = components['schemas']['BenefitList'];
export type MagazineIssue = components['schemas']['MagazineIssue'];
export type MagazinePage = components['schemas']['MagazinePage'];
export type MagazineIsBrowse = components['schemas']['MagazineIsBrowse'];
export type MagazineArticle = components['schemas']['MagazineArticle'];
export type MagazineDetail = components['schemas']['MagazineDetail'];
export type ReadingMoment = components['schemas']['ReadingMoment'];
export type ReadingSuggestion = components['schemas']['ReadingSuggestion'];
export type ReadingForStage = components['schemas']['ReadingForStage'];
export type Game = components['schemas']['Game'];
export type GamePhase = components['schemas']['GamePhase'];
export type ShareCardKind = components['schemas']['ShareCardKind'];
export type ShareCard = components['schemas']['ShareCard'];
export type GameSeason = components['schemas']['GameSeason'];
export type GameSummary = components['schemas']['GameSummary'];
export type GameList = components['schemas']['GameList'];
export type FromLevel = components['schemas']['FromLevel'];
export type Streak = components['schemas']['Streak'];
export type CheckInDay = components['schemas']['CheckInDay'];
export type CheckInPause = components['schemas']['CheckInPause'];
export type MakeUps = components['schemas']['MakeUps'];
export type CheckInMark = components['schemas']['CheckInMark'];
export type CheckInState = components['schemas']['CheckInState'];
export type CheckedIn = components['schemas']['CheckedIn'];
export type LateCheckInRequest = components['schemas']['LateCheckInRequest'];
export type LateCheckedIn = components['schemas']['LateCheckedIn'];
export type MakeUpRequest = components['schemas']['MakeUpRequest'];
export type PauseRequest = components['schemas']['PauseRequest'];
export type PrizeId = components['schemas']['PrizeId'];
export type DrawPrize = components['schemas']['DrawPrize'];
export type Weight = components['schemas']['Weight'];
export type PrizeStock = components['schemas']['PrizeStock'];
export type LuckyGift = components['schemas']['LuckyGift'];
export type DrawSummary = components['schemas']['DrawSummary'];
export type TicketCount = components['schemas']['TicketCount'];
export type DrawList = components['schemas']['DrawList'];
export type LuckyDraw = components['schemas']['LuckyDraw'];
export type LuckyGifts = components['schemas']['LuckyGifts'];
export type LuckyList = components['schemas']['LuckyList'];
export type SeedHash = components['schemas']['SeedHash'];
export type Draw = components['schemas']['Draw'];
export type BuyTicketsRequest = components['schemas']['BuyTicketsRequest'];
export type TicketsBought = components['schemas']['TicketsBought'];
export type LotteryRequest = components['schemas']['LotteryRequest'];
export type DrawResult = components['schemas']['DrawResult'];
export type LotteryAnswer = components['schemas']['LotteryAnswer'];
export type MyLuckyGifts = components['schemas']['MyLuckyGifts'];
export type ProofPrize = components['schemas']['ProofPrize'];
export type ProofResult = components['schemas']['ProofResult'];
export type DrawProof = components['schemas']['DrawProof'];
export type ActivityStatus = components['schemas']['ActivityStatus'];
export type ActivityState = components['schemas']['ActivityState'];
export type ActivityScene = components['schemas']['ActivityScene'];
export type ActivityType = components['schemas']['ActivityType'];
export type PermissionCode = components['schemas']['PermissionCode'];
export type CampaignName = components['schemas']['CampaignName'];
export type CampaignYear = components['schemas']['CampaignYear'];
export type ActivityConfigRequest = components['schemas']['ActivityConfigRequest'];
export type ActivityConfig = components['schemas']['ActivityConfig'];
export type RaffleStatusRequest = components['schemas']['RaffleStatusRequest'];
export type RaffleStatus = components['schemas']['RaffleStatus'];
export type ActivityPage = components['schemas']['ActivityPage'];
export type Activity = components['schemas']['Activity'];
export type Joining = components['schemas']['Joining'];
export type Campaign = components['schemas']['Campaign'];
export type MyCampaign = components['schemas']['MyCampaign'];
export type ActivityEvent = components['schemas']['ActivityEvent'];
export type RaffleOffer = components['schemas']['RaffleOffer'];
export type RaffleFriends = components['schemas']['RaffleFriends'];
export type RaffleProof = components['schemas']['RaffleProof'];
export type CampaignBlock = components['schemas']['CampaignBlock'];
export type CampaignHero = components['schemas']['CampaignHero'];
export type CampaignAction = components['schemas']['CampaignAction'];
export type PagePath = components['schemas']['PagePath'];
export type CampaignText = components['schemas']['CampaignText'];
export type CampaignSteps = components['schemas']['CampaignSteps'];
export type TitledText = components['schemas']['TitledText'];
export type CampaignPrizes = components['schemas']['CampaignPrizes'];
export type CampaignPrize = components['schemas']['CampaignPrize'];
export type CampaignFaq = components['schemas']['CampaignFaq'];
export type QuestionAndAnswer = components['schemas']['QuestionAndAnswer'];
export type CampaignProducts = components['schemas']['CampaignProducts'];
export type CampaignProduct = components['schemas']['CampaignProduct'];
export type CampaignStory = components['schemas']['CampaignStory'];
export type CampaignCountdown = components['schemas']['CampaignCountdown'];
export type CampaignForm = components['schemas']['CampaignForm'];
export type CampaignRaffle = components['schemas']['CampaignRaffle'];
export type CampaignRules = components['schemas']['CampaignRules'];
export type CampaignWinners = components['schemas']['CampaignWinners'];
export type JoinActivityRequest = components['schemas']['JoinActivityRequest'];
export type JoinedActivity = components['schemas']['JoinedActivity'];
export type ActivitySignIn = components['schemas']['ActivitySignIn'];
export type EventRegistrationState = components['schemas']['EventRegistrationState'];
export type EventRegistrationRequest = components['schemas']['EventRegistrationRequest'];
export type CancelEventRegistrationRequest = components['schemas']['CancelEventRegistrationRequest'];
export type EventRegistration = components['schemas']['EventRegistration'];
export type EnterRaffleRequest = components['schemas']['EnterRaffleRequest'];
export type RaffleEntryState = components['schemas']['RaffleEntryState'];
export type RaffleEntry = components['schemas']['RaffleEntry'];
export type GiftProductList = components['schemas']['GiftProductList'];
export type GiftProduct = components['schemas']['GiftProduct'];
export type RegisterGiftRequest = components['schemas']['RegisterGiftRequest'];
export type GiftRegistrationState = components['schemas']['GiftRegistrationState'];
export type GiftRegistrationPage = components['schemas']['GiftRegistrationPage'];
export type GiftRegistration = components['schemas']['GiftRegistration'];
export type GiftRefusal = components['schemas']['GiftRefusal'];
export type ActivityGuidance = components['schemas']['ActivityGuidance'];
export type GuidanceStep = components['schemas']['GuidanceStep'];
export type QuestionnaireScreen = components['schemas']['QuestionnaireScreen'];
export type PackageCardName = components['schemas']['PackageCardName'];
export type QuestionnaireVersion = components['schemas']['QuestionnaireVersion'];
export type DraftId = components['schemas']['DraftId'];
export type ClaimCode = components['schemas']['ClaimCode'];
export type QuestionnaireList = components['schemas']['QuestionnaireList'];
export type QuestionnaireSummary = components['schemas']['QuestionnaireSummary'];
export type QuestionnaireMinutes = components['schemas']['QuestionnaireMinutes'];
export type Questionnaire = components['schemas']['Questionnaire'];
export type Marketplace = components['schemas']['Marketplace'];
export type MarketplaceOrderNumber = components['schemas']['MarketplaceOrderNumber'];
export type QuestionnairePage = components['schemas']['QuestionnairePage'];
export type Question = components['schemas']['Question'];
export type ChoiceQuestion = components['schemas']['ChoiceQuestion'];
export type QuestionOption = components['schemas']['QuestionOption'];
export type PictureQuestion = components['schemas']['PictureQuestion'];
export type PictureOption = components['schemas']['PictureOption'];
export type TextQuestion = components['schemas']['TextQuestion'];
export type NumberQuestion = components['schemas']['NumberQuestion'];
export type ScaleQuestion = components['schemas']['ScaleQuestion'];
export type DateQuestion = components['schemas']['DateQuestion'];
export type AddressQuestion = components['schemas']['AddressQuestion'];
export type FileQuestion = components['schemas']['FileQuestion'];
export type QuestionLabel = components['schemas']['QuestionLabel'];
export type QuestionHelp = components['schemas']['QuestionHelp'];
export type QuestionRequired = components['schemas']['QuestionRequired'];
export type ShowIf = components['schemas']['ShowIf'];
export type QuestionRule = components['schemas']['QuestionRule'];
export type QuestionCondition = components['schemas']['QuestionCondition'];
export type Answers = components['schemas']['Answers'];
export type Answer = components['schemas']['Answer'];
export type ChoicesAnswer = components['schemas']['ChoicesAnswer'];
export type TextAnswer = components['schemas']['TextAnswer'];
export type NumberAnswer = components['schemas']['NumberAnswer'];
export type DateAnswer = components['schemas']['DateAnswer'];
export type AddressAnswer = components['schemas']['AddressAnswer'];
export type PostalAddress = components['schemas']['PostalAddress'];
export type FilesAnswer = components['schemas']['FilesAnswer'];
export type ReadDraftRequest = components['schemas']['ReadDraftRequest'];
export type SaveDraftRequest = components['schemas']['SaveDraftRequest'];
export type QuestionnaireDraft = components['schemas']['QuestionnaireDraft'];
export type SubmitQuestionnaireRequest = components['schemas']['SubmitQuestionnaireRequest'];
export type SubmittedQuestionnaire = components['schemas']['SubmittedQuestionnaire'];
export type RedeemClaimRequest = components['schemas']['RedeemClaimRequest'];
export type QuestionnaireResult = components['schemas']['QuestionnaireResult'];
export type ReplacementPart = components['schemas']['ReplacementPart'];
export type OutcomeCard = components['schemas']['OutcomeCard'];
export type SaveOrderRequest = components['schemas']['SaveOrderRequest'];
export type MarketplaceOrder = components['schemas']['MarketplaceOrder'];
export type AttachUploadRequest = components['schemas']['AttachUploadRequest'];
export type ReviewState = components['schemas']['ReviewState'];
export type ReviewRefusal = components['schemas']['ReviewRefusal'];
export type ReviewUpload = components['schemas']['ReviewUpload'];
export type PackageCardList = components['schemas']['PackageCardList'];
export type PackageCardSummary = components['schemas']['PackageCardSummary'];
export type PackageCard = components['schemas']['PackageCard'];
export type PackageVideo = components['schemas']['PackageVideo'];
export type Caption = components['schemas']['Caption'];
export type OrderState = components['schemas']['OrderState'];
export type ParcelState = components['schemas']['ParcelState'];
export type OrderSummary = components['schemas']['OrderSummary'];
export type OrderPage = components['schemas']['OrderPage'];
export type ShopLanguage = components['schemas']['ShopLanguage'];
export type OrderItem = components['schemas']['OrderItem'];
export type Order = components['schemas']['Order'];
export type Arrival = components['schemas']['Arrival'];
export type Parcel = components['schemas']['Parcel'];
export type ParcelSource = components['schemas']['ParcelSource'];
export type Logistics = components['schemas']['Logistics'];
export type ParcelStep = components['schemas']['ParcelStep'];
export type RegistrableProduct = components['schemas']['RegistrableProduct'];
export type RegistrableProductList = components['schemas']['RegistrableProductList'];
export type SerialNumber = components['schemas']['SerialNumber'];
export type PurchasePlace = components['schemas']['PurchasePlace'];
export type SaveProductRegistrationRequest = components['schemas']['SaveProductRegistrationRequest'];
export type ProductRegistration = components['schemas']['ProductRegistration'];
export type WarrantyState = components['schemas']['WarrantyState'];
export type TransferCode = components['schemas']['TransferCode'];
export type ProductTransfer = components['schemas']['ProductTransfer'];
export type TakeOverProductRequest = components['schemas']['TakeOverProductRequest'];
export type ProductRegistrationPage = components['schemas']['ProductRegistrationPage'];
export type ContactRequest = components['schemas']['ContactRequest'];
export type ServiceReference = components['schemas']['ServiceReference'];
export type ContactReceipt = components['schemas']['ContactReceipt'];
export type ContactTopic = components['schemas']['ContactTopic'];
export type ContactTopicList = components['schemas']['ContactTopicList'];
export type Faq = components['schemas']['Faq'];
export type FaqSection = components['schemas']['FaqSection'];
export type FaqItem = components['schemas']['FaqItem'];
export type LegalKind = components['schemas']['LegalKind'];
export type LegalVersionName = components['schemas']['LegalVersionName'];
export type LegalVersion = components['schemas']['LegalVersion'];
export type LegalSection = components['schemas']['LegalSection'];
export type LegalText = components['schemas']['LegalText'];
export type SearchQuery = components['schemas']['SearchQuery'];
export type SearchKind = components['schemas']['SearchKind'];
export type SearchResults = components['schemas']['SearchResults'];
export type SearchGroup = components['schemas']['SearchGroup'];
export type SearchItem = components['schemas']['SearchItem'];
export type SearchSuggestions = components['schemas']['SearchSuggestions'];
export type CallerCountry = components['schemas']['CallerCountry'];
export type PageReport = components['schemas']['PageReport'];
export type FaultCount = components['schemas']['FaultCount'];
export type VitalMilliseconds = components['schemas']['VitalMilliseconds'];
export type TrackingEvent = components['schemas']['TrackingEvent'];
export type TrackingContent = components['schemas']['TrackingContent'];
export type HubLanguage = components['schemas']['HubLanguage'];
export type DefaultRegion = components['schemas']['DefaultRegion'];
export type LangCode = components['schemas']['LangCode'];
export type RegionListRequest = components['schemas']['RegionListRequest'];
export type ProvinceListRequest = components['schemas']['ProvinceListRequest'];
export type Country = components['schemas']['Country'];
export type CountryList = components['schemas']['CountryList'];
export type CallingCode = components['schemas']['CallingCode'];
export type CountryCallingCode = components['schemas']['CountryCallingCode'];
export type CallingCodeList = components['schemas']['CallingCodeList'];
export type Province = components['schemas']['Province'];
export type ProvinceCode = components['schemas']['ProvinceCode'];
export type ProvinceList = components['schemas']['ProvinceList'];
export type Scene = components['schemas']['Scene'];
export type SceneMaterial = components['schemas']['SceneMaterial'];
export type SceneMaterialList = components['schemas']['SceneMaterialList'];
export type QrTarget = components['schemas']['QrTarget'];
export type UploadPurpose = components['schemas']['UploadPurpose'];
export type UploadPolicy = components['schemas']['UploadPolicy'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseFault = components['responses']['Fault'];
export type ResponseBusy = components['responses']['Busy'];
export type ParameterLanguage = components['parameters']['Language'];
export type ParameterClient = components['parameters']['Client'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterBrowserId = components['parameters']['BrowserId'];
export type ParameterIdInPath = components['parameters']['IdInPath'];
export type ParameterCursor = components['parameters']['Cursor'];
export type ParameterLimit = components['parameters']['Limit'];
export type ParameterCountryInQuery = components['parameters']['CountryInQuery'];
export type ParameterCountryInQueryOptional = components['parameters']['CountryInQueryOptional'];
export type ParameterGameInPath = components['parameters']['GameInPath'];
export type ParameterDrawInPath = components['parameters']['DrawInPath'];
export type ParameterProvider = components['parameters']['Provider'];
export type ParameterStateInQuery = components['parameters']['StateInQuery'];
export type ParameterBindingInQuery = components['parameters']['BindingInQuery'];
export type $defs = Record<string, never>;
export interface operations {
    sendVerifyCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Random identifier that the browser generates and keeps while the window is open. A code is valid only in the
                 *     browser that requested it. Each browser has its own number of attempts, so that other browsers cannot use them
                 *     up. All clients that send no identifier share one number of attempts.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendVerifyCodeRequest"];
            };
        };
        responses: {
            /** @description The lifetime of the code and the time until another code can be requested. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CodeSent"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    loginByCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Random identifier that the browser generates and keeps while the window is open. A code is valid only in the
                 *     browser that requested it. Each browser has its own number of attempts, so that other browsers cannot use them
                 *     up. All clients that send no identifier share one number of attempts.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginByCodeRequest"];
            };
        };
        responses: {
            /** @description The session and its token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Session"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Random identifier that the browser generates and keeps while the window is open. A code is valid only in the
                 *     browser that requested it. Each browser has its own number of attempts, so that other browsers cannot use them
                 *     up. All clients that send no identifier share one number of attempts.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description The session and its token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Session"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    registerByCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Random identifier that the browser generates and keeps while the window is open. A code is valid only in the
                 *     browser that requested it. Each browser has its own number of attempts, so that other browsers cannot use them
                 *     up. All clients that send no identifier share one number of attempts.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
                /**
                 * @description Key that identifies one intended action of the client. A repeated request with the same key returns the first
                 *     response byte for byte; another request with the same key is rejected.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterByCodeRequest"];
            };
        };
        responses: {
            /** @description The session and its token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Session"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    checkToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member id and the expiry of the session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CheckedToken"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success without data; the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getUserInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record of the signed-in member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["UserInfo"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    loginInit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options of the sign-in page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["LoginInit"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    loginPreCheck: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginPreCheckRequest"];
            };
        };
        responses: {
            /** @description The kind of the account (email address or phone number) and its sign-in methods. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["LoginPreCheck"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    checkUserAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckUserAccountRequest"];
            };
        };
        responses: {
            /** @description The normalized email address or phone number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CheckedAccount"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    verifyCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Random identifier that the browser generates and keeps while the window is open. A code is valid only in the
                 *     browser that requested it. Each browser has its own number of attempts, so that other browsers cannot use them
                 *     up. All clients that send no identifier share one number of attempts.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyCodeRequest"];
            };
        };
        responses: {
            /** @description The ticket and its lifetime. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CodeTicket"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Random identifier that the browser generates and keeps while the window is open. A code is valid only in the
                 *     browser that requested it. Each browser has its own number of attempts, so that other browsers cannot use them
                 *     up. All clients that send no identifier share one number of attempts.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
                /**
                 * @description Key that identifies one intended action of the client. A repeated request with the same key returns the first
                 *     response byte for byte; another request with the same key is rejected.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description The session and its token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Session"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    recoverPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Random identifier that the browser generates and keeps while the window is open. A code is valid only in the
                 *     browser that requested it. Each browser has its own number of attempts, so that other browsers cannot use them
                 *     up. All clients that send no identifier share one number of attempts.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoverPasswordRequest"];
            };
        };
        responses: {
            /** @description The member's other email address or phone, with the ticket to remove it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["RecoveredAccount"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    sendMailByRecoverPwd: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendMailByRecoverPwdRequest"];
            };
        };
        responses: {
            /** @description The lifetime of the link and the time until another link can be requested. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["LinkSent"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    checkRecoverUrl: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckRecoverUrlRequest"];
            };
        };
        responses: {
            /** @description The account and the expiry of the link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["RecoverLink"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    resetNewPass: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetNewPassRequest"];
            };
        };
        responses: {
            /** @description The member's other email address or phone, with the ticket to remove it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["RecoveredAccount"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    removeLostAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveLostAccountRequest"];
            };
        };
        responses: {
            /** @description Success without data; the email address or phone is removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    modifyPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModifyPasswordRequest"];
            };
        };
        responses: {
            /** @description Success without data; the password is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    isOrgPwd: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flag `isOrgPwd`, which is true if the member has no password. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["OrgPwd"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    modifyOrgPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Random identifier that the browser generates and keeps while the window is open. A code is valid only in the
                 *     browser that requested it. Each browser has its own number of attempts, so that other browsers cannot use them
                 *     up. All clients that send no identifier share one number of attempts.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModifyOrgPasswordRequest"];
            };
        };
        responses: {
            /** @description Success without data; the password is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getDeletionPreview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assets that would be lost, and the end of the undo period. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["DeletionPreview"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    disable: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Random identifier that the browser generates and keeps while the window is open. A code is valid only in the
                 *     browser that requested it. Each browser has its own number of attempts, so that other browsers cannot use them
                 *     up. All clients that send no identifier share one number of attempts.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisableRequest"];
            };
        };
        responses: {
            /** @description The end of the undo period. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["DeletionAsked"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    undoDisable: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Random identifier that the browser generates and keeps while the window is open. A code is valid only in the
                 *     browser that requested it. Each browser has its own number of attempts, so that other browsers cannot use them
                 *     up. All clients that send no identifier share one number of attempts.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoDisableRequest"];
            };
        };
        responses: {
            /** @description The session and its token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Session"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items on the page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["SessionList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Random identifier that the browser generates and keeps while the window is open. A code is valid only in the
                 *     browser that requested it. Each browser has its own number of attempts, so that other browsers cannot use them
                 *     up. All clients that send no identifier share one number of attempts.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
            };
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecentProof"];
            };
        };
        responses: {
            /** @description Success without data; the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    revokeOtherSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Random identifier that the browser generates and keeps while the window is open. A code is valid only in the
                 *     browser that requested it. Each browser has its own number of attempts, so that other browsers cannot use them
                 *     up. All clients that send no identifier share one number of attempts.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecentProof"];
            };
        };
        responses: {
            /** @description The number of sessions that have ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["RevokedSessions"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    oauthLogin: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description Social sign-in provider. */
                provider: components["parameters"]["Provider"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OauthLoginRequest"];
            };
        };
        responses: {
            /** @description The URL of the provider's page and the secrets of the sign-in attempt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["SocialAttempt"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    oauthCallback: {
        parameters: {
            query: {
                /** @description `state` of the sign-in attempt, as the provider returned it. */
                state: components["parameters"]["StateInQuery"];
                /** @description `binding` of the sign-in attempt, as stored in this browser window. */
                binding: components["parameters"]["BindingInQuery"];
                /** @description Authorization code of the provider; absent after an error. */
                code?: string;
                /** @description Error code of the provider; absent after a success. */
                error?: string;
                /** @description Issuer of the response, if the provider sends it. */
                iss?: string;
            };
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Random identifier that the browser generates and keeps while the window is open. A code is valid only in the
                 *     browser that requested it. Each browser has its own number of attempts, so that other browsers cannot use them
                 *     up. All clients that send no identifier share one number of attempts.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
            };
            path: {
                /** @description Social sign-in provider. */
                provider: components["parameters"]["Provider"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session, or a ticket with the next step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["SocialResult"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    socialLogin: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Random identifier that the browser generates and keeps while the window is open. A code is valid only in the
                 *     browser that requested it. Each browser has its own number of attempts, so that other browsers cannot use them
                 *     up. All clients that send no identifier share one number of attempts.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialLoginRequest"];
            };
        };
        responses: {
            /** @description The session, or a ticket with the next step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["SocialResult"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    socialSendMailCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialSendMailCodeRequest"];
            };
        };
        responses: {
            /** @description The lifetime of the code and the time until another code can be requested. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CodeSent"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    socialVerifyMailCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Random identifier that the browser generates and keeps while the window is open. A code is valid only in the
                 *     browser that requested it. Each browser has its own number of attempts, so that other browsers cannot use them
                 *     up. All clients that send no identifier share one number of attempts.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialVerifyMailCodeRequest"];
            };
        };
        responses: {
            /** @description The session and its token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Session"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    socialVerifyPass: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Random identifier that the browser generates and keeps while the window is open. A code is valid only in the
                 *     browser that requested it. Each browser has its own number of attempts, so that other browsers cannot use them
                 *     up. All clients that send no identifier share one number of attempts.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialVerifyPassRequest"];
            };
        };
        responses: {
            /** @description The session and its token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Session"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    socialRegister: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Random identifier that the browser generates and keeps while the window is open. A code is valid only in the
                 *     browser that requested it. Each browser has its own number of attempts, so that other browsers cannot use them
                 *     up. All clients that send no identifier share one number of attempts.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
                /**
                 * @description Key that identifies one intended action of the client. A repeated request with the same key returns the first
                 *     response byte for byte; another request with the same key is rejected.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialRegisterRequest"];
            };
        };
        responses: {
            /** @description The session and its token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Session"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listBoundAccounts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connected social accounts, ordered by provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["BoundAccounts"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    bindAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Random identifier that the browser generates and keeps while the window is open. A code is valid only in the
                 *     browser that requested it. Each browser has its own number of attempts, so that other browsers cannot use them
                 *     up. All clients that send no identifier share one number of attempts.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BindAccountRequest"];
            };
        };
        responses: {
            /** @description Success without data; the social account is connected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    removeAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Random identifier that the browser generates and keeps while the window is open. A code is valid only in the
                 *     browser that requested it. Each browser has its own number of attempts, so that other browsers cannot use them
                 *     up. All clients that send no identifier share one number of attempts.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveAccountRequest"];
            };
        };
        responses: {
            /** @description Success without data; the social account is disconnected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member's passkeys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PasskeyList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Random identifier that the browser generates and keeps while the window is open. A code is valid only in the
                 *     browser that requested it. Each browser has its own number of attempts, so that other browsers cannot use them
                 *     up. All clients that send no identifier share one number of attempts.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BeginPasskeyRequest"];
            };
        };
        responses: {
            /** @description The WebAuthn options for the browser. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PasskeyCreationOptions"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPasskeyRequest"];
            };
        };
        responses: {
            /** @description The passkey that was added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Passkey"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenamePasskeyRequest"];
            };
        };
        responses: {
            /** @description Success without data; the passkey is renamed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Random identifier that the browser generates and keeps while the window is open. A code is valid only in the
                 *     browser that requested it. Each browser has its own number of attempts, so that other browsers cannot use them
                 *     up. All clients that send no identifier share one number of attempts.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
            };
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecentProof"];
            };
        };
        responses: {
            /** @description Success without data; the passkey is removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    beginPasskeyProof: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The WebAuthn options for the browser. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PasskeyRequestOptions"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    beginLoginByPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Random identifier that the browser generates and keeps while the window is open. A code is valid only in the
                 *     browser that requested it. Each browser has its own number of attempts, so that other browsers cannot use them
                 *     up. All clients that send no identifier share one number of attempts.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The WebAuthn options for the browser. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PasskeyRequestOptions"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    loginByPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Random identifier that the browser generates and keeps while the window is open. A code is valid only in the
                 *     browser that requested it. Each browser has its own number of attempts, so that other browsers cannot use them
                 *     up. All clients that send no identifier share one number of attempts.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyAssertion"];
            };
        };
        responses: {
            /** @description The session and its token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Session"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    beginSecondFactorPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Random identifier that the browser generates and keeps while the window is open. A code is valid only in the
                 *     browser that requested it. Each browser has its own number of attempts, so that other browsers cannot use them
                 *     up. All clients that send no identifier share one number of attempts.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BeginSecondFactorPasskeyRequest"];
            };
        };
        responses: {
            /** @description The WebAuthn options for the browser. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PasskeyRequestOptions"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    loginBySecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Random identifier that the browser generates and keeps while the window is open. A code is valid only in the
                 *     browser that requested it. Each browser has its own number of attempts, so that other browsers cannot use them
                 *     up. All clients that send no identifier share one number of attempts.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginBySecondFactorRequest"];
            };
        };
        responses: {
            /** @description The session and its token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Session"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the second factor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["SecondFactor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    beginAuthenticator: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Random identifier that the browser generates and keeps while the window is open. A code is valid only in the
                 *     browser that requested it. Each browser has its own number of attempts, so that other browsers cannot use them
                 *     up. All clients that send no identifier share one number of attempts.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecentProof"];
            };
        };
        responses: {
            /** @description The secret for the authenticator app. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["AuthenticatorSetup"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    confirmAuthenticator: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmAuthenticatorRequest"];
            };
        };
        responses: {
            /** @description The recovery codes; empty if the second factor was already on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["RecoveryCodes"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    turnOnPasskeyFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Random identifier that the browser generates and keeps while the window is open. A code is valid only in the
                 *     browser that requested it. Each browser has its own number of attempts, so that other browsers cannot use them
                 *     up. All clients that send no identifier share one number of attempts.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecentProof"];
            };
        };
        responses: {
            /** @description The recovery codes; empty if the second factor was already on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["RecoveryCodes"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Random identifier that the browser generates and keeps while the window is open. A code is valid only in the
                 *     browser that requested it. Each browser has its own number of attempts, so that other browsers cannot use them
                 *     up. All clients that send no identifier share one number of attempts.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecentProof"];
            };
        };
        responses: {
            /** @description The recovery codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["RecoveryCodes"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    turnOffSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Random identifier that the browser generates and keeps while the window is open. A code is valid only in the
                 *     browser that requested it. Each browser has its own number of attempts, so that other browsers cannot use them
                 *     up. All clients that send no identifier share one number of attempts.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecentProof"];
            };
        };
        responses: {
            /** @description Success without data; the second factor is off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getShopifyPass: {
        parameters: {
            query?: {
                /** @description Target in the shop: a path, or a URL of the shop. Default: the front page of the shop. */
                returnTo?: string;
            };
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The URL into the shop. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ShopPass"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    modifyUserInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModifyUserInfoRequest"];
            };
        };
        responses: {
            /** @description The profile after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Profile"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    modifyUserAvatar: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModifyUserAvatarRequest"];
            };
        };
        responses: {
            /** @description The URL of the picture; `null` after a removal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["MemberAvatar"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    subscribe: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscribeRequest"];
            };
        };
        responses: {
            /** @description Success without data; the consent is given or withdrawn. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    subscribePhone: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscribeRequest"];
            };
        };
        responses: {
            /** @description Success without data; the consent is given or withdrawn. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    activate: {
        parameters: {
            query: {
                /** @description Token of the confirmation link. */
                token: components["schemas"]["ActivationToken"];
            };
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The purpose, the masked account and the state of the link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Activation"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    confirmActivation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmActivationRequest"];
            };
        };
        responses: {
            /** @description The purpose, the masked account and the state of the link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Activation"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    sendActivationMail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lifetime of the link and the time until another link can be requested. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ActivationSent"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    modifyAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Random identifier that the browser generates and keeps while the window is open. A code is valid only in the
                 *     browser that requested it. Each browser has its own number of attempts, so that other browsers cannot use them
                 *     up. All clients that send no identifier share one number of attempts.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModifyAccountRequest"];
            };
        };
        responses: {
            /** @description Success without data; the email address or phone is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listBabies: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member's babies with their lactation stages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Babies"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    saveBaby: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Key that identifies one intended action of the client. A repeated request with the same key returns the first
                 *     response byte for byte; another request with the same key is rejected.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveBabyRequest"];
            };
        };
        responses: {
            /** @description The baby after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Baby"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    deleteBaby: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteBabyRequest"];
            };
        };
        responses: {
            /** @description Success without data; the baby is removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    setBabyContent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BabyContent"];
            };
        };
        responses: {
            /** @description The setting after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["BabyContent"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listLactationStages: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lactation stages, and the current stage of the member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["LactationStages"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listPendingTasks: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member's pending tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PendingTasks"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    completeTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Key that identifies one intended action of the client. A repeated request with the same key returns the first
                 *     response byte for byte; another request with the same key is rejected.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompleteTaskRequest"];
            };
        };
        responses: {
            /** @description The prize, and the balances of coins and points after the claim. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["TaskCompleted"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getPrivacyPolicy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The privacy policy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PrivacyPolicy"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    agreePrivacyPolicy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgreePrivacyPolicyRequest"];
            };
        };
        responses: {
            /** @description Success without data; the consent is recorded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    isAgreeCountryPrivacyPolicy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flag `isAgree` and the version in force. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PolicyAgreement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getConsents: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest decision for each purpose. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Consents"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    setConsents: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetConsentsRequest"];
            };
        };
        responses: {
            /** @description The consents after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Consents"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getEmailSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The setting of each topic. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["EmailSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    setEmailSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetEmailSettingsRequest"];
            };
        };
        responses: {
            /** @description The settings after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["EmailSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getPushSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The setting of each topic, and the public key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PushSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    setPushSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetPushSettingsRequest"];
            };
        };
        responses: {
            /** @description The settings after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PushSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    savePushSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavePushSubscriptionRequest"];
            };
        };
        responses: {
            /** @description The settings after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PushSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    deletePushSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeletePushSubscriptionRequest"];
            };
        };
        responses: {
            /** @description Success without data; the member has no such subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    renewPushSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenewPushSubscriptionRequest"];
            };
        };
        responses: {
            /** @description Success without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listNotices: {
        parameters: {
            query?: {
                /** @description Topic of the notifications to return; all topics if omitted. */
                topic?: components["schemas"]["NoticeTopic"];
                /** @description `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items on the page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notifications, and the number of unread notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Notices"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    readNotices: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadNoticesRequest"];
            };
        };
        responses: {
            /** @description The number of unread notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["NoticesRead"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    exportData: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Random identifier that the browser generates and keeps while the window is open. A code is valid only in the
                 *     browser that requested it. Each browser has its own number of attempts, so that other browsers cannot use them
                 *     up. All clients that send no identifier share one number of attempts.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportDataRequest"];
            };
        };
        responses: {
            /** @description The exported tables and the URLs of the files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["DataExport"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listAddresses: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member's addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["AddressList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Address"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    deleteAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success without data; the address is removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    modifyAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Key that identifies one intended action of the client. A repeated request with the same key returns the first
                 *     response byte for byte; another request with the same key is rejected.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModifyAddressRequest"];
            };
        };
        responses: {
            /** @description The stored address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Address"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    setDefaultAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetDefaultAddressRequest"];
            };
        };
        responses: {
            /** @description Success without data; the address is the default. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getAddressForm: {
        parameters: {
            query: {
                /** @description Country code. */
                countryCode: components["parameters"]["CountryInQuery"];
            };
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["AddressForm"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getToday: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items of the home page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Today"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getMyMembership: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member's level, points and coins. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Membership"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listLevels: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The levels with their benefits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["LevelList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listLevelHistory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current level and the earlier levels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["LevelHistory"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getRightSavings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The savings of the year by currency. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["RightSavings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listRights: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The level benefits, sorted by level, lowest level first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["RightList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    claimRight: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Key that identifies one intended action of the client. A repeated request with the same key returns the first
                 *     response byte for byte; another request with the same key is rejected.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimRightRequest"];
            };
        };
        responses: {
            /** @description The prize, the level benefit after the claim, and the balance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ClaimedRight"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    uploadRightProof: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Key that identifies one intended action of the client. A repeated request with the same key returns the first
                 *     response byte for byte; another request with the same key is rejected.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadRightProofRequest"];
            };
        };
        responses: {
            /** @description The submitted evidence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["RightProof"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listRightProofs: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items on the page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the submitted evidence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["RightProofPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getCoins: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coin balance, its expiry dates and the totals of the last twelve months. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Coins"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listCoinMovements: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items on the page. */
                limit?: components["parameters"]["Limit"];
                /** @description Kind of the coin movements to return; all kinds if omitted. */
                kind?: components["schemas"]["CoinMovementKind"];
                /** @description Month of the coin movements to return, in the member's time zone; all months if omitted. */
                month?: components["schemas"]["Month"];
            };
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of coin movements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CoinMovementPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getCoinMovement: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coin movement with its lots. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CoinMovementDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listMallProducts: {
        parameters: {
            query?: {
                /** @description Category of the products to return; all categories if omitted. */
                category?: components["schemas"]["MallCategory"];
                /** @description Order of the products; by default, products that the member can redeem come first. */
                sort?: components["schemas"]["MallSort"];
                /** @description Lowest price in coins of the products to return. */
                minPrice?: components["schemas"]["MallPriceLimit"];
                /** @description Highest price in coins of the products to return. */
                maxPrice?: components["schemas"]["MallPriceLimit"];
                /** @description True to return only products that the member can redeem now. */
                available?: boolean;
                /** @description `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of products on the page. */
                limit?: number;
            };
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products of the points mall. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["MallProductList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getMallProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product of the points mall. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["MallProduct"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    setMallWish: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MallWishRequest"];
            };
        };
        responses: {
            /** @description Success without data; the product is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    redeemMallProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Key that identifies one intended action of the client. A repeated request with the same key returns the first
                 *     response byte for byte; another request with the same key is rejected.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedeemRequest"];
            };
        };
        responses: {
            /** @description The redemption and the balance after it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Redeemed"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listRedemptions: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items on the page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of redemptions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["RedemptionPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getRedemption: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The redemption with its states and parcel. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Redemption"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    cancelRedemption: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The redemption after the cancellation and the balance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Redeemed"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listVouchers: {
        parameters: {
            query: {
                /** @description `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items on the page. */
                limit?: components["parameters"]["Limit"];
                /** @description State of the vouchers to return. */
                state: components["schemas"]["VoucherFilter"];
            };
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of vouchers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["VoucherPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getVoucher: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The voucher. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Voucher"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    reserveVoucher: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The voucher with its code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Voucher"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    releaseVoucher: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The voucher, which is active again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Voucher"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    openVoucherInShop: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenVoucherInShopRequest"];
            };
        };
        responses: {
            /** @description The URL into the shop and the reserved voucher. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["VoucherInShop"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getReferral: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The referral code, the rewards and the number of friends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Referral"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    setReferralName: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetReferralNameRequest"];
            };
        };
        responses: {
            /** @description The setting after the change, and the link preview with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ReferralName"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getInvitation: {
        parameters: {
            query: {
                /**
                 * @description Referral code of the inviting member.
                 * @example 7KQ2MXRT
                 */
                linkCode: components["schemas"]["InvitationCode"];
            };
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Invitation"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listReferredFriends: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items on the page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of referred friends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ReferredFriendPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getGiftBoards: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gift boards, in the order of the page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["GiftBoards"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listGifts: {
        parameters: {
            query?: {
                /** @description Board of the gifts to list; all boards if omitted. */
                type?: components["schemas"]["GiftType"];
                /** @description `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items on the page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of gifts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["GiftPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getGift: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gift with the member's eligibility. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Gift"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listNewBabyGifts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Babies with their claim periods, and the gifts to choose from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["OccasionGifts"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listMomBirthdayGifts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The birthday and the gifts to choose from; no occasions if the member's birthday is unknown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["OccasionGifts"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listBabyBirthdayGifts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Babies with their claim periods, and the gifts to choose from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["OccasionGifts"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    claimGift: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Key that identifies one intended action of the client. A repeated request with the same key returns the first
                 *     response byte for byte; another request with the same key is rejected.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimGiftRequest"];
            };
        };
        responses: {
            /** @description The gift claim with its state and parcel. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["MyGift"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    claimNewBabyGift: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Key that identifies one intended action of the client. A repeated request with the same key returns the first
                 *     response byte for byte; another request with the same key is rejected.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimBabyGiftRequest"];
            };
        };
        responses: {
            /** @description The gift claim with its state and parcel. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["MyGift"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    claimMomBirthdayGift: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Key that identifies one intended action of the client. A repeated request with the same key returns the first
                 *     response byte for byte; another request with the same key is rejected.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimMomGiftRequest"];
            };
        };
        responses: {
            /** @description The gift claim with its state and parcel. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["MyGift"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    claimBabyBirthdayGift: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Key that identifies one intended action of the client. A repeated request with the same key returns the first
                 *     response byte for byte; another request with the same key is rejected.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimBabyGiftRequest"];
            };
        };
        responses: {
            /** @description The gift claim with its state and parcel. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["MyGift"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listMyGifts: {
        parameters: {
            query?: {
                /** @description Group of states to list; all gifts if omitted. */
                group?: components["schemas"]["MyGiftGroup"];
                /** @description `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items on the page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the member's gifts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["MyGiftPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getMyGift: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gift with its state and parcel. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["MyGift"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    cancelGiftClaim: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The claim after the cancellation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["MyGift"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listOnlineCourses: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The courses in display order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CourseList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getCourse: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The course with its chapters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CourseDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    finishChapter: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Key that identifies one intended action of the client. A repeated request with the same key returns the first
                 *     response byte for byte; another request with the same key is rejected.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinishChapterRequest"];
            };
        };
        responses: {
            /** @description The updated course and the granted reward. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ChapterFinished"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listNewProductBenefits: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The benefits of new products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["BenefitList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    queryMagazines: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items on the page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of magazine issues. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["MagazinePage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    checkIsBrowse: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flag `isAllBrowse`, which is true if the member has read all published issues. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["MagazineIsBrowse"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    addMagazineHistory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success without data; the issue is marked as read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getMagazineDetail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The magazine issue with its articles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["MagazineDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listReadingForStage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Suggested articles and courses, best match first; empty if the member has read all of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ReadingForStage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listGames: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The check-in games, in the order of the catalog. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["GameList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getCheckIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description Name of the check-in game, which is also the name of its screen. */
                game: components["parameters"]["GameInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game's state for the member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CheckInState"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    checkIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Key that identifies one intended action of the client. A repeated request with the same key returns the first
                 *     response byte for byte; another request with the same key is rejected.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Name of the check-in game, which is also the name of its screen. */
                game: components["parameters"]["GameInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reward and the updated game state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CheckedIn"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    lateCheckIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Key that identifies one intended action of the client. A repeated request with the same key returns the first
                 *     response byte for byte; another request with the same key is rejected.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Name of the check-in game, which is also the name of its screen. */
                game: components["parameters"]["GameInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LateCheckInRequest"];
            };
        };
        responses: {
            /** @description The date of the check-in, its reward and the updated game state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["LateCheckedIn"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getTodaysCheckIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game's state for the member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CheckInState"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    makeUpCheckIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Key that identifies one intended action of the client. A repeated request with the same key returns the first
                 *     response byte for byte; another request with the same key is rejected.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Name of the check-in game, which is also the name of its screen. */
                game: components["parameters"]["GameInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MakeUpRequest"];
            };
        };
        responses: {
            /** @description The reward and the updated game state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CheckedIn"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    pauseCheckIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description Name of the check-in game, which is also the name of its screen. */
                game: components["parameters"]["GameInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PauseRequest"];
            };
        };
        responses: {
            /** @description The updated game state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CheckInState"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    resumeCheckIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description Name of the check-in game, which is also the name of its screen. */
                game: components["parameters"]["GameInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated game state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CheckInState"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listDraws: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draws, sorted by opening time, latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["DrawList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getDraw: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description Id of the draw in the catalog. */
                draw: components["parameters"]["DrawInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draw with its prizes and odds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Draw"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getDrawProof: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items on the page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description Id of the draw in the catalog. */
                draw: components["parameters"]["DrawInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seed, the prizes and a page of the member's results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["DrawProof"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    buyDrawTickets: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Key that identifies one intended action of the client. A repeated request with the same key returns the first
                 *     response byte for byte; another request with the same key is rejected.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the draw in the catalog. */
                draw: components["parameters"]["DrawInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BuyTicketsRequest"];
            };
        };
        responses: {
            /** @description The new tickets and the coin balance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["TicketsBought"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listLuckyGifts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open draws. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["LuckyList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    lottery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Key that identifies one intended action of the client. A repeated request with the same key returns the first
                 *     response byte for byte; another request with the same key is rejected.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LotteryRequest"];
            };
        };
        responses: {
            /** @description The result of the draw and the balances. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["LotteryAnswer"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listMyLuckyGifts: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items on the page. */
                limit?: components["parameters"]["Limit"];
                /** @description Draw whose results are listed; all draws if omitted. */
                draw?: components["schemas"]["Id"];
            };
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of draw results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["MyLuckyGifts"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getShareCard: {
        parameters: {
            query: {
                /**
                 * @description Content of the card.
                 * @example level
                 */
                kind: components["schemas"]["ShareCardKind"];
                /** @description Id of the draw result; required for the kind `prize`. */
                id?: components["schemas"]["Id"];
            };
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ShareCard"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getMyLuckyGift: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result of the draw. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["DrawResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getBabyListActivityConfig: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityConfigRequest"];
            };
        };
        responses: {
            /** @description The state of the activity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ActivityConfig"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    checkRaffleStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RaffleStatusRequest"];
            };
        };
        responses: {
            /** @description The state of the raffle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["RaffleStatus"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listActivities: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items on the page. */
                limit?: components["parameters"]["Limit"];
                /** @description State of the activities to list; all states if omitted. */
                state?: components["schemas"]["ActivityState"];
                /** @description If true, lists only activities that the member has joined or takes part in. */
                mine?: boolean;
                /** @description If true, also lists activities of other countries; the member can view them, but not take part. */
                everywhere?: boolean;
            };
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of activities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ActivityPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description Year in the path of the campaign's page: the year in which the campaign started. */
                year: string;
                /** @description Name of the campaign in the path of its page. */
                campaign: components["schemas"]["CampaignName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Campaign"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    joinActivity: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinActivityRequest"];
            };
        };
        responses: {
            /** @description The permission code and the member's updated list of codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["JoinedActivity"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    signInToActivity: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The daily sign-in and its reward. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ActivitySignIn"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    registerForEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Key that identifies one intended action of the client. A repeated request with the same key returns the first
                 *     response byte for byte; another request with the same key is rejected.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventRegistrationRequest"];
            };
        };
        responses: {
            /** @description The event registration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["EventRegistration"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The member's `activityList` lacks the activity's permission code. */
            403: {
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
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    cancelEventRegistration: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelEventRegistrationRequest"];
            };
        };
        responses: {
            /** @description The event registration after the cancellation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["EventRegistration"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    enterRaffle: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Key that identifies one intended action of the client. A repeated request with the same key returns the first
                 *     response byte for byte; another request with the same key is rejected.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnterRaffleRequest"];
            };
        };
        responses: {
            /** @description The raffle entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["RaffleEntry"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getRaffleProof: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of tickets on the page. */
                limit?: number;
            };
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description Type of the activity with the raffle. */
                activityType: components["schemas"]["ActivityType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seed, the winners and a page of tickets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["RaffleProof"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listGiftProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products with their rewards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["GiftProductList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listGiftRegistrations: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items on the page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of gift registrations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["GiftRegistrationPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    registerGift: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Key that identifies one intended action of the client. A repeated request with the same key returns the first
                 *     response byte for byte; another request with the same key is rejected.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterGiftRequest"];
            };
        };
        responses: {
            /** @description The gift registration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["GiftRegistration"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getGuidance: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps and texts of the activity guide. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ActivityGuidance"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listQuestionnaires: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questionnaires with the member's state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["QuestionnaireList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getQuestionnaire: {
        parameters: {
            query?: {
                /** @description Older version of the questionnaire, to continue a draft of that version; the newest version if omitted. */
                version?: number;
            };
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questionnaire with its pages and questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Questionnaire"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    saveQuestionnaireDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveDraftRequest"];
            };
        };
        responses: {
            /** @description The stored questionnaire draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["QuestionnaireDraft"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getQuestionnaireDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadDraftRequest"];
            };
        };
        responses: {
            /** @description The questionnaire draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["QuestionnaireDraft"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    submitQuestionnaire: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Key that identifies one intended action of the client. A repeated request with the same key returns the first
                 *     response byte for byte; another request with the same key is rejected.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitQuestionnaireRequest"];
            };
        };
        responses: {
            /** @description The result of the questionnaire. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["SubmittedQuestionnaire"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    openClaimCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedeemClaimRequest"];
            };
        };
        responses: {
            /** @description The result of the visitor's submission. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["QuestionnaireResult"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    redeemClaimCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Key that identifies one intended action of the client. A repeated request with the same key returns the first
                 *     response byte for byte; another request with the same key is rejected.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedeemClaimRequest"];
            };
        };
        responses: {
            /** @description The result, which now belongs to the member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["QuestionnaireResult"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getQuestionnaireResult: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result of the questionnaire. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["QuestionnaireResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    saveAmazonOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveOrderRequest"];
            };
        };
        responses: {
            /** @description The marketplace order with its link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["MarketplaceOrder"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    attachQuestionnaireUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttachUploadRequest"];
            };
        };
        responses: {
            /** @description The state of the review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ReviewUpload"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listPackageCards: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The package cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PackageCardList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getPackageCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description Name of the package card, which is also the name of its screen. */
                card: components["schemas"]["PackageCardName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The package card with the content of its page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PackageCard"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items on the page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["OrderPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order with its items, amounts and parcels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Order"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getLogistics: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parcel and its tracking steps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Logistics"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listRegistrableProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products that can be registered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["RegistrableProductList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    saveProductRegistration: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Key that identifies one intended action of the client. A repeated request with the same key returns the first
                 *     response byte for byte; another request with the same key is rejected.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveProductRegistrationRequest"];
            };
        };
        responses: {
            /** @description The product registration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ProductRegistration"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listProductRegistrations: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page, to get the next page. If omitted, the first page is returned. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items on the page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of product registrations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ProductRegistrationPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    offerProductTransfer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Key that identifies one intended action of the client. A repeated request with the same key returns the first
                 *     response byte for byte; another request with the same key is rejected.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transfer code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ProductTransfer"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    cancelProductTransfer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success without data; the product has no transfer code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    takeOverProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Key that identifies one intended action of the client. A repeated request with the same key returns the first
                 *     response byte for byte; another request with the same key is rejected.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeOverProductRequest"];
            };
        };
        responses: {
            /** @description The product, which now belongs to the member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ProductRegistration"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Key that identifies one intended action of the client. A repeated request with the same key returns the first
                 *     response byte for byte; another request with the same key is rejected.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactRequest"];
            };
        };
        responses: {
            /** @description The reference number of the message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ContactReceipt"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listContactTopics: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The topics of contact messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ContactTopicList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getIntroduction: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The introduction. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Introduction"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listFaq: {
        parameters: {
            query?: {
                /** @description Id of a product in `listRegistrableProducts`. */
                product?: components["schemas"]["Id"];
                /** @description Search terms, separated by spaces. */
                query?: string;
            };
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sections with their questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Faq"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    searchHub: {
        parameters: {
            query: {
                /** @description Search terms. */
                query: components["schemas"]["SearchQuery"];
                /** @description Kind of the results to return; all kinds if omitted. */
                kind?: components["schemas"]["SearchKind"];
            };
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results by kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["SearchResults"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getSearchSuggestions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["SearchSuggestions"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getLegalText: {
        parameters: {
            query: {
                /** @description Kind of the legal text. */
                kind: components["schemas"]["LegalKind"];
                /** @description Country code; if omitted, the caller's country is used. */
                countryCode?: components["parameters"]["CountryInQueryOptional"];
                /** @description Version to return; the version in force if omitted. */
                version?: components["schemas"]["LegalVersionName"];
            };
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The legal text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["LegalText"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getIpIsoCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's country. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CallerCountry"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    reportEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackingEvent"];
            };
        };
        responses: {
            /** @description The event was accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    reportPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageReport"];
            };
        };
        responses: {
            /** @description The report was counted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getDefaultRegion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The country with its calling code and language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["DefaultRegion"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegionListRequest"];
            };
        };
        responses: {
            /** @description The countries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CountryList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listCallingCodes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegionListRequest"];
            };
        };
        responses: {
            /** @description The calling codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CallingCodeList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    listProvinces: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProvinceListRequest"];
            };
        };
        responses: {
            /** @description The provinces of the country. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ProvinceList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    querySceneMaterials: {
        parameters: {
            query: {
                /** @description Page area whose banners and pictures are listed. */
                scene: components["schemas"]["Scene"];
            };
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banners and pictures of the page area. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["SceneMaterialList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    jumpByQr: {
        parameters: {
            query: {
                /** @description Key that the QR code contains. */
                key: components["schemas"]["Id"];
            };
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The URL to open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["QrTarget"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
    getUploadPolicy: {
        parameters: {
            query: {
                /** @description Purpose of the file. */
                purpose: components["schemas"]["UploadPurpose"];
                /** @description Media type that the browser reports. */
                contentType: string;
                /** @description Size of the file in bytes. */
                size: number;
            };
            header?: {
                /** @description Language of messages and names in the response; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Name and build of the client, such as `web/3f2a90c1b7de`: a word, a slash, then letters, digits, dots and
                 *     hyphens. The log uses it to show which builds still call an operation. Other formats are not logged. It has no
                 *     other effect.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed URL, with the method and headers of the upload. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["UploadPolicy"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Busy"];
        };
    };
}
