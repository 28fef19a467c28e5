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
         * @description Sends a six-digit code to an e-mail address or a phone. It holds five minutes, five tries and one use, only for the
         *     purpose and in the browser it was asked for. The answer is the same whether or not the account exists.
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
         * @description Exchanges a code that was sent for the purpose `login` for a session of 20 days. An account that is being deleted
         *     is refused with the last instant to undo it as `nextDate`; the code is then still good for `undoDisable`.
         *     A code sent to a phone does not open an account that was unused for 180 days and has a password, passkey or verified
         *     email: `OTHER_PROOF_NEEDED` lists them, and the member signs in with one of these. The email is notified.
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
         * @description Exchanges an e-mail address or phone and its password for a session of 20 days. The refusal is the same for an
         *     unknown account and a wrong password, and takes as long. To whoever has the right password, an account that is
         *     being deleted is refused with the last instant to undo it as `nextDate`.
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
         * Become a member with a code
         * @description Creates a membership for the address or phone that received the code (purpose `register`) and signs in. Whoever
         *     proves an account that is a member already is told so, and nothing about it changes.
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
         * Check a token
         * @description Says whose session the bearer token is and until when it holds. A bad token is refused with 401.
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
         * @description Ends the session of the bearer token; the token is refused from then on. Other devices stay signed in.
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
         * The signed-in member
         * @description The member's own record with everything that guards, menus and greetings need.
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
         * What the sign-in page needs
         * @description The ways to sign in that are offered, how long codes are and hold, and the country the caller most likely dials
         *     from (`null` where nothing tells). Nothing in it is about an account.
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
         * The ways to sign in with an account
         * @description What the form of an account allows: an e-mail address and a phone can both be proven by a code or a password. It
         *     never looks the account up, so that the answer is the same whether or not it exists.
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
         * Read an account as it was typed
         * @description Brings what a person typed into the one spelling the other calls take: an e-mail address in lower case, a phone
         *     as E.164. A phone may be typed the way it is dialled in `countryCode` (the caller's country without it). It
         *     never looks the account up, so that the answer is the same whether or not it exists.
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
         * Check a code before it is used
         * @description Exchanges a right code for a ticket that stands in its place: wherever a call takes a `code` for this account
         *     and purpose, it takes the ticket instead, once, within ten minutes. That gives a form of several pages time. The
         *     code is used up, and each call counts as one of its five tries. The answer is the same whether or not the
         *     account exists.
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
         * Become a member with a password
         * @description As `registerByCode`, with a password from the start. The address or phone has to be proven by a code first
         *     (purpose `register`): nothing is kept of an attempt without one, so that nobody can prepare an account for
         *     somebody else. Whoever proves an account that is a member already is told so, and nothing about it changes.
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
         * @description For members that forgot the password: a code sent for the purpose `recover`, and the new password. Every session
         *     ends, every passkey and every bound account of another service is removed, and every other code, ticket and link that was
         *     sent before is void. The answer names the member's other email or phone, with a ticket to remove it. An unknown account is
         *     rejected like a wrong code.
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
         * Send a link for a new password
         * @description Sends a link to the page `/recover_pwd` that holds 30 minutes and one use; a newer one takes its place. The link
         *     carries its token behind a `#`, where no server and no referrer sees it. To an account of nobody goes a message
         *     that says so. The answer is the same whether or not the account exists.
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
         * @description Says whose password the link's token sets and until when it holds, before a new one is asked for. It does not use
         *     it up.
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
         * @description Uses up the token of a recovery link and sets the password. Every session ends, every passkey and every bound account of
         *     another service is removed, and every code, ticket and link that was sent before is void. The answer names the member's
         *     other email or phone, with a ticket to remove it. A password that is rejected leaves the link usable.
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
         * Remove the email or phone that a recovery did not prove
         * @description The last step of a recovery, with the ticket of its answer, which holds ten minutes and one use. The email or phone no longer
         *     opens the account, sessions that were opened since the recovery end, and both the removed and the proven address are notified.
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
         * @description With the current password, or a passkey that was asked for by `beginPasskeyProof`. This session goes on, every other
         *     one ends, and every code, ticket and link that was sent before opens nothing any more. Passkeys stay.
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
         * Whether a first password is still to be set
         * @description Whether the member has no password of their own yet, because they joined by a code or another service.
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
         * @description For a member who has none yet: a code sent to their own address or phone for the purpose `confirm`, and the
         *     password. This session goes on and every other one ends.
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
         * What the end of the account would take
         * @description What the member holds now and would lose, and until when a deletion asked for now could be undone.
         */
        get: operations["getDeletionPreview"];
        put?: never;
        /**
         * Ask for the account to be deleted
         * @description With fresh proof. The account is closed at once: every session ends, and signing in is refused with
         *     ACCOUNT_CLOSING. Within seven days `undoDisable` brings everything back; then all that is held of the member is
         *     erased for good, and the books of coins and points keep their postings without a name.
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
         * Keep the account after all
         * @description Within seven days of asking for deletion: the account with its password, or with a code sent for the purpose
         *     `login`. The account is open again as it was, and a session begins. An account that is not being deleted is
         *     simply signed in; one that was erased is unknown.
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
         * Where the member is signed in
         * @description The sessions that hold now, newest first, each with the device and country it began on, as far as they told. A hundred
         *     at the most: with one more, the one ends that was not used for longest.
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
         * @description Ends one session of the member, the present one too; its token is refused from then on. A session that has ended
         *     or is another member's is not found. It needs recent proof of who asks: without one of its own the last one that
         *     was given in this session counts for ten minutes.
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
         * Sign out every other device
         * @description Ends all sessions of the member but the present one, and says how many. It needs recent proof, as `revokeSession`.
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
                /** @description The other service. */
                provider: components["parameters"]["Provider"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to sign in with another service
         * @description Begins an attempt to sign in by Google, Facebook or Apple, and answers with the provider's page to go to. The
         *     attempt holds ten minutes and one use. Its `binding` stays in the window that asked, in its session storage,
         *     and never goes to the provider: the provider's answer is worth nothing without it, so that nobody can have a
         *     member signed in to another's account. The provider leads back to the hub's `/redirect/fastLogin/{provider}`,
         *     whose query the page hands to the callback together with it.
         *
         *     An app that signs in by the provider's own kit goes to no page: it gives the kit the `nonce` and sends the id
         *     token it gets to `socialLogin`. With the intent `bind` the outcome is a ticket for `bindAccount`, never
         *     another session.
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
                /** @description The other service. */
                provider: components["parameters"]["Provider"];
            };
            cookie?: never;
        };
        /**
         * Finish with what the provider answered
         * @description Takes what the provider sent back and uses the attempt up; call it once, and begin again after any refusal.
         *     The code is exchanged, and issuer, audience, nonce and signature are checked. Whoever is known by this
         *     provider gets a session. Anybody else gets a ticket that says what is needed: `register` for a new person,
         *     `prove` where the e-mail address, as verified by the provider, is a member's already. An address that the
         *     provider has not verified counts for nothing.
         *
         *     The page passes on whichever of `code`, `error` and `iss` it was led back with.
         *
         *     Refused as SOCIAL_ATTEMPT_GONE are an unknown, expired or used `state`, another window's `binding` and another
         *     provider.
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
         * Sign in with an id token of the provider's kit
         * @description For apps: takes the id token that the provider's own kit gave for the `nonce` of an attempt, checks its
         *     signature, issuer, audience, nonce and age, uses the attempt up and answers as the callback does.
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
         * Send a code that proves a member
         * @description Sends a six-digit code to the member's own address, so that they can prove that the account is theirs: by default
         *     to the address the ticket names, else to the `account` given, for a member whom the provider knows by another
         *     address. It holds five minutes, five tries and one use, only for this. The answer is the same whether or not
         *     the account exists.
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
         * Prove a membership by code and connect it
         * @description Takes the code that was sent for this ticket, connects the provider's account with the membership and signs
         *     in. From then on the provider alone is enough. The member is told by mail. A ticket holds ten uses, wrong ones
         *     included.
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
         * Prove a membership by password and connect it
         * @description Takes the password of the account that the ticket names, or of the `account` given, connects the provider's
         *     account with the membership and signs in. From then on the provider alone is enough. The member is told by
         *     mail. A ticket holds ten uses, wrong ones included. The refusal is the same for an unknown account and a wrong
         *     password, and takes as long.
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
         * Become a member with another service
         * @description Creates a membership for a new person, connects the provider's account with it and signs in. The e-mail
         *     address is the one that the provider has verified; where it verified none, or another is wanted, `account` is
         *     proven by a `code` sent for the purpose `register`.
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
         * The connected accounts
         * @description The accounts of other services that sign this member in, one for each service at most.
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
         * Connect an account of another service
         * @description Connects the account that a ticket of the intent `bind` stands for. As it opens the membership from then on,
         *     whoever asks proves afresh to be the member; the member is told by mail. Binding the same account again
         *     changes nothing.
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
         * Disconnect an account of another service
         * @description Disconnects the account of one service; it signs nobody in from then on, and the member is told by mail. Where
         *     none is connected nothing changes. It is refused when it is the only way to sign in. It needs recent proof, as
         *     `revokeSession`.
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
         * The member's passkeys
         * @description The passkeys that sign this member in, oldest first, ten at the most.
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
         * Begin to add a passkey
         * @description Answers with what the browser's `navigator.credentials.create` takes as JSON (WebAuthn, level 3). The challenge holds
         *     five minutes and one use, in this session only. As a passkey opens the membership from then on, whoever asks proves
         *     afresh to be the member; without proof it goes for ten minutes after a sign-in by password, code, passkey or
         *     registration, in the window that signed in.
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
         * @description Takes the passkey that the browser has made for `beginPasskey`, in the same session: its challenge, the hub's own
         *     origin and that the device verified its user are checked. It is named after the browser and system; the member is told
         *     by mail. A passkey belongs to one member.
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
         * Name a passkey
         * @description Gives one of the member's passkeys another name. One that was removed or is another member's is not found.
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
         * @description Removes one of the member's passkeys; it signs nobody in from then on, and the member is told by mail. One that was
         *     removed or is another member's is not found. It needs recent proof, as `revokeSession`.
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
         * Ask for a passkey as proof
         * @description Answers with what the browser's `navigator.credentials.get` takes as JSON, for one of the member's own passkeys. What
         *     the browser then gives is fresh proof of who asks, in this session only, once and within five minutes.
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
         * Ask for a passkey to sign in with
         * @description Answers with what the browser's `navigator.credentials.get` takes as JSON. It names no account and no passkey: the
         *     device knows which of its own fit. The challenge holds five minutes and one use, in the browser that asked.
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
         * @description Exchanges what a passkey signed for `beginLoginByPasskey`, in the same browser, for a session of 20 days. The refusal
         *     is the same for an unknown passkey, a wrong signature, another origin, a challenge that was used, is too old or is
         *     another's, and a counter that did not go on. An account that is being deleted is refused with the last instant to
         *     undo it as `nextDate`.
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
         * @description Returns the JSON that `navigator.credentials.get` of the browser takes, for the passkeys of the member whose first factor was
         *     right. The challenge holds five minutes and one use, for this ticket.
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
         * @description Exchanges the ticket of `SECOND_FACTOR_NEEDED` and a second factor for the session that the first factor would have opened: an
         *     authenticator code, a recovery code, or a passkey that was requested by `beginSecondFactorPasskey`. The browser is the one that
         *     gave the first factor. A code works once. Five wrong answers void the ticket, and ten wrong authenticator codes of a member
         *     within an hour are rejected with `SECOND_FACTOR_WAIT`; recovery codes and passkeys still work then.
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
         * Return the member's second factor
         * @description Returns whether sign-in asks for a second factor, and which the member has.
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
         * Begin to set up an authenticator app
         * @description Creates a secret for an authenticator app: RFC 6238 with SHA-1, six digits and 30 seconds. Sign-in does not ask for its codes
         *     until `confirmAuthenticator` has received one in the same session. It needs recent proof, as `revokeSession`.
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
         * @description Turns the second factor on, or replaces the app, once a code of the new app is right. Five wrong codes void the setup. The member
         *     is notified at every email address and phone number.
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
         * @description Turns the second factor on for a member who has a passkey. Signing in with a passkey alone still works: its device verifies the
         *     member. The member is notified at every email address and phone number. It needs recent proof, as `revokeSession`.
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
         * @description Creates ten recovery codes; earlier ones stop working. Each replaces the second factor once. The member is notified at every
         *     email address and phone number. It needs recent proof, as `revokeSession`.
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
         * @description Removes the authenticator app and the recovery codes; passkeys stay. Nothing changes if it is off. The member is notified at every
         *     email address and phone number. It needs recent proof, as `revokeSession`.
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
         * The way into the shop
         * @description An address that leads into the shop and signs the member in there, by their verified e-mail address. It is good
         *     once and for some minutes: fetch it when it is followed, and keep it nowhere. Whatever leads into the shop goes
         *     this way: answers name places there as paths (`link.path` of a benefit, `shopPath` of an order) for `returnTo`, and
         *     `openVoucherInShop` makes its address by the same function.
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
         * Change what the member says of themselves
         * @description Changes the fields that are sent; an absent one stays, `null` clears it. A new time zone holds from the next local
         *     day, so that today stays one day: the answer says from when. A birthday that was changed or removed after
         *     `birthdayCorrectableUntil` opens its gift only after a wait. Another country may ask for consent to its own privacy policy.
         *     Refused are dates that cannot be right (a birthday less than 13 or more than 100 years ago, a resumption date more
         *     than ten years ago or five ahead), and a lactation stage other than 1 without the consent `babyData`. An unknown
         *     time zone becomes the usual one of the country.
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
         * Set or remove the picture
         * @description Takes a stored upload of the purpose `avatar` as the member's picture, or removes the picture with `null`. An upload
         *     serves once and only whoever sent it; any other is refused. Taking the same one again changes nothing.
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
         * News and offers by mail
         * @description Turns news and offers by mail on or off: the consent `marketingMail`, added to the history of consents with
         *     country and policy version. To ask for what is so already changes nothing. Turning them on is refused while the
         *     account has no e-mail address; turning them off always works.
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
         * News and offers by phone
         * @description Turns news and offers by phone on or off: the consent `marketingPhone`, added to the history of consents with
         *     country and policy version. To ask for what is so already changes nothing. Turning them on is refused while the
         *     account has no phone; turning them off always works.
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
         * What a link from a mail would confirm
         * @description Shows what the link's token stands for and changes nothing, because mail programs open links by themselves;
         *     `confirmActivation` confirms. The account is masked. A token that nobody was sent, or that a newer mail has replaced,
         *     is refused.
         */
        get: operations["activate"];
        put?: never;
        /**
         * Confirm by a link from a mail
         * @description Does what the link's token stands for: the e-mail address it was sent to is verified from now on. It needs no session,
         *     because the mail may be open on another device. Confirming again changes nothing and succeeds. A token that nobody was
         *     sent, that a newer mail has replaced, or whose address is the member's no longer, and one of more than a day are
         *     refused.
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
         * Send the mail that verifies the e-mail address
         * @description Sends a link that holds one day to the member's e-mail address; the newest link counts. Refused within a minute of the
         *     last one, with when to try again, where the address is verified already, and where there is none.
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
         * Change or add an e-mail address or phone
         * @description Makes a new e-mail address or phone the one the member signs in with; the other kind stays. It needs fresh proof of who
         *     asks and the code that was sent to the new one (`sendVerifyCode`, purpose `verify`). That it belongs to another member
         *     is said only to whoever proved to hold it. Every other session ends, and the address that was replaced is told.
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
         * The member's babies
         * @description All of them in the order they were added, each with the stage its dates tell today. While baby content is silenced the
         *     babies are still listed, without stages, so that they can be changed or removed.
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
         * Add or change a baby
         * @description Adds a baby, or changes the one of `id`: there what is absent stays, `null` clears. A baby has a due date, or a birth
         *     date, or neither; a birth date takes the due date's place. A due date lies from 28 days ago to 294 days ahead, a birth
         *     date within the last ten years by the member's calendar; others are refused with the field. Until `correctableUntil` another
         *     birth date is a correction; after it a changed or removed birth date opens its gifts only after a wait. Also refused
         *     without the consent `babyData`, beyond twelve babies, and for a new baby of whom nothing is told.
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
         * @description Removes what is kept of a baby for good. Coins, points and gifts that were given stay.
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
         * Silence all baby content
         * @description One switch for hard times: while it is on, no stage, task, gift or notice speaks of a baby, and what was kept of babies
         *     stays untouched. Coins, points, level and gifts that were sent stay. Gifts and products for a baby that were not sent are
         *     cancelled, and their coins return. It can be turned off at any time.
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
         * The stages of feeding
         * @description The stages of the catalogue in the request's language and, for a signed-in member, which one is theirs. Theirs is worked out
         *     from their youngest baby each time and never kept: before birth the first, then by days of life. A due date that passed
         *     more than six weeks ago tells nothing.
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
         * What waits for the member
         * @description The tasks that are still open, and those that are done and whose prize waits to be taken (`state: ready`), worked out
         *     from what is kept now. A task without a prize disappears once it is done. Names and texts come in the request's
         *     language.
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
         * Take the prize of a task
         * @description Gives the prize of a task that is truly done, once. One that is not done is refused with what is missing, one whose
         *     prize was taken as such.
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
         * The privacy policy of the member's country
         * @description The version in force today in the member's country, or the general one where there is none of its own; what it says in
         *     short; and which version they agreed to last.
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
         * @description Adds the consent to the version in force in the member's country to the history of consents. Agreeing again changes
         *     nothing. Any other version than the one in force is refused: another came into force while they were reading.
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
         * Whether the policy in force is agreed to
         * @description Whether the member agreed to the version that is in force in their country today. A move to a country with a policy of
         *     its own, like a new version, asks them again.
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
         * What the member consents to
         * @description For each purpose what the member said last, with when, where and under which policy. The whole history is part of the
         *     export.
         */
        get: operations["getConsents"];
        put?: never;
        /**
         * Give or withdraw consents
         * @description Adds what is said to the history, which is only ever added to; what is absent stays, and saying the same again under
         *     the same policy adds nothing. Withdrawing `babyData` removes what is kept of babies and sets the lactation stage back
         *     to 1. Withdrawing `membership` is refused: that is what deleting the account is for. News by mail or phone is refused
         *     while the account has no such address.
         */
        post: operations["setConsents"];
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
         * What happened
         * @description The member's notices page by page, newest first, in the request's language, and how many are unread. What was told of one
         *     parcel is one notice, with the newest state: it moves to the front with each, and has the earlier ones in `parcel`.
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
         * Mark notices as read
         * @description Marks the named notices as read, or all of them where none is named. Marking one again changes nothing. A parcel's earlier
         *     states are read with the named one; one that was told since is not.
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
         * Everything that is kept of the member
         * @description Answers with every row that is kept under the member's id, in all parts of the hub: as JSON or, asked for `csv`, as one
         *     file of comma-separated values a kind. Uploaded files such as the avatar and receipts are listed with signed URLs, and
         *     together in one archive. Secrets such as hashes of passwords and tokens are left out. It needs fresh proof of who asks,
         *     and they get a notice of it.
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
         * The address book
         * @description All of the member's addresses, the default first, then the newest. There are at most 20.
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
                /** @description The id of what the call is about. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        /**
         * One address
         * @description One address of the member.
         */
        get: operations["getAddress"];
        put?: never;
        post?: never;
        /**
         * Remove an address
         * @description Removes an address. Parcels that are on their way keep the address they were sent to. Where it was the
         *     default, the newest of the others becomes it.
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
         * Add or change an address
         * @description Without `id` a new address is added, with it that one is replaced as a whole: a part that is left out is
         *     emptied. The first address becomes the default by itself.
         *     What is required follows the country, see `getAddressForm`; parts that the country does not know are not
         *     kept. The refusal names every line that does not fit: `REQUIRED`, `FORMAT`, `PROVINCE_UNKNOWN`, or `PHONE_INVALID`
         *     for a phone that no country has.
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
         * Choose the default address
         * @description Parcels go to this address from now on unless told otherwise. There is exactly one default as long as
         *     there are addresses.
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
         * The form of a country's addresses
         * @description Which parts an address of the country has, in the order in which they are asked for, what they are
         *     called there, which are required, and how its postcode is written. A country without a form of its own
         *     gets the general one, with a `province` only where `listProvinces` has some. `modifyAddress` holds addresses
         *     to the same form.
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
         * What the member can get today
         * @description What the hub's home leads with: open gifts, vouchers in their last days, parcels on their way and raffles to enter, what
         *     is soonest and worth most first; the youngest baby; and what the balance buys. The day's
         *     check-in is `getTodaysCheckIn`. After `setBabyContent` nothing here speaks of a baby.
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
         * Level, points and coins
         * @description What the hub's home shows of a membership; level names come in the request's language. A level is reached by the
         *     points gained within one year of the member's own calendar and holds to the end of the next.
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
         * The four levels with their rights
         * @description All levels in rising order, each with the rights that it adds to those of the levels below. Open to anyone who
         *     thinks of joining.
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
         * Levels the member has held
         * @description Every level since the member joined, newest first, with when it was reached and why it ended: `rose` to a higher one,
         *     `yearEnd` where the points of the year before did not reach it, `takenBack` where points were taken back.
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
         * What rights saved this year
         * @description What vouchers that rights gave took off the member's orders of the running year, by currency. A year is the calendar
         *     year where the member lives; an order that was called off or paid back counts for nothing.
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
         * The member's rights
         * @description Every right of every level with how it stands for this member: `locked` while something is in the way (`eligibility`
         *     says what and, where known, until when), `open` to be enjoyed or claimed, `waiting` while what they sent is looked
         *     at, `used` once they had it this year. A year is the calendar year where the member lives.
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
         * Claim what a right gives
         * @description Gives the prize of a right of the kind `claim`, once a calendar year where the member lives. Refused before its level,
         *     outside of its month, and within 30 days of a changed birthday for what hangs on it.
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
         * Send the proof a right asks for
         * @description Hands in files, uploaded before for the purpose `right`, that prove a right of the kind `proof`. One proof a right and
         *     calendar year; after a refusal another may be sent. The prize, if the right has one, comes when it is accepted.
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
         * Proofs that were sent
         * @description The member's proofs, newest first, each `submitted` until it is `accepted` or `refused`.
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
         * Balance and what becomes of it
         * @description The coins that can be spent now, how many of them expire when, what those that expire soon can be spent on, and what
         *     was earned, spent and lost in each of the last twelve months of the member's own calendar. Coins expire at the end
         *     of the month twelve months after they were earned, where the member lives; those that expire first are spent first.
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
         * History of coins
         * @description Everything that was earned, spent, expired or returned, newest first, each with what for and the balance it left. That
         *     balance still counts coins past their last day until their expiry is written down, which happens daily.
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
         * One movement with its lots
         * @description A movement of coins and the lots behind it, those that expire together as one: the lot that coins came in, or the lots
         *     they were taken from or given back to.
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
         * The points mall
         * @description All products that the mall shows in this member's country, with what each costs, what is left of it and whether they may
         *     have it now: `eligibility` tells what is in the way (`FROM_LEVEL_2`, `NOT_OPEN_YET`, `ENDED`, `LIMIT_REACHED`, `SOLD_OUT`,
         *     `NOT_ENOUGH_COINS`). Where a product costs more than the member has, `saving` tells how much is missing and in how many
         *     days of the daily check-in it is there.
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
         * A product of the points mall
         * @description One product as the list shows it, also one that is not for their country: `eligibility` then says `NOT_IN_REGION`.
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
         * Save for a product
         * @description Marks the one product that the member saves for, in place of the one before; `null` for none. It reserves nothing.
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
         * @description Takes the price in coins, one of the stock, and either reserves a parcel to one of the member's addresses, kept as it is
         *     now, or gives the voucher at once. All of it happens or nothing does. Asking again without a key redeems another
         *     one, up to `perMember`.
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
         * What the member redeemed
         * @description Redemptions, newest first. A parcel goes reserved → confirmed → packed → shipped → delivered, or ends cancelled or
         *     returned; a voucher is delivered at once.
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
         * One redemption
         * @description One of the member's redemptions as the list shows it: the receipt.
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
         * @description Calls off a parcel while it is `reserved`: the coins return with the expiry they had and the stock gets its one back.
         *     A parcel that came back undelivered (`returned`) is called off the same way, without its piece of stock, so that the
         *     product can be redeemed again with another address. In other states, and for a voucher, it is rejected. Cancelling
         *     again answers the same.
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
         * The member's vouchers
         * @description Vouchers of one shelf, worth what holds in the member's country: of those that can be used the soonest to expire
         *     first, of used ones the latest order's first, of expired ones the last to expire first. A voucher past `expiresAt`
         *     is `expired`, one whose reservation ran out `active` again.
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
         * A voucher
         * @description One voucher as the list shows it.
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
         * @description Holds the voucher for 30 minutes, at most until it expires, and reveals the code that the shop takes. The code stays
         *     the same however often it is asked for; a further call begins the 30 minutes anew.
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
         * Give a reservation up
         * @description Puts a reserved voucher back, as the end of its 30 minutes would. An active one stays as it is.
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
         * Open the shop with a voucher applied
         * @description Reserves a voucher as `reserveVoucher` does and gives an address that leads into the shop and applies its code there,
         *     at what the voucher is good for, or at the shop's front page where that is everything. As `getShopifyPass`, it signs
         *     the member in by their verified e-mail address, without which the code alone is taken along; fetch it when it is
         *     followed. The button of a voucher and the page /redirect/shopfiyCoupons go there. A kind of which they have none that can be
         *     used is refused by what became of the latest they had.
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
         * Bring a friend
         * @description The member's own link code, made the first time it is asked for and then kept, what the member and a friend get, and
         *     how it went so far. Both are rewarded once, when a friend who registered with the code has proven an account and
         *     checked in or redeemed something for the first time. The member is rewarded for `friendsAYear` friends a year
         *     of their own calendar at most; further friends get theirs all the same.
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
    "/api/station/member/referral/friendList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Friends who came by the code
         * @description Friends, newest first: the first letter of the first name is all that is told of each.
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
         * The boards of the gift page
         * @description One board for each occasion that gives gifts: how many there are, how many the member can claim now, up to three
         *     pictures, and what is in the way where none is open. Gifts that are not given in their country are left out. The
         *     boards of a baby stand there only for a member who has one with a due or birth date. `waiting` counts gifts that
         *     were won and still have to be claimed.
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
         * All gifts
         * @description The gifts of the catalogue that are given in the member's country, by level first, then by occasion, paged.
         *     `type` picks one board. Every row says in `eligibility` whether it can be claimed now; where it cannot, why, and from when.
         *     Gifts for a baby are left out for a member who has none with a due or birth date.
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
         * One gift
         * @description A gift of the catalogue as it stands for this member. It is answered also where it is not given in their country:
         *     `eligibility` then says so.
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
         * Gifts for a new baby
         * @description The member's babies with the days on which each one's gift can be claimed, and the gifts to choose from: one a
         *     baby, up to 90 days after birth. A birth date that was changed counts 30 days later. Births for which gifts were given
         *     are one, of up to three babies, or lie 180 days apart (`BIRTHS_TOO_CLOSE`), also those of babies that were removed; of
         *     each kind of gift for babies a member gets four a year (`BABY_GIFTS_LIMIT`).
         *     `eligibility` says whether one of the occasions is open, or what is missing where there is none; an occasion's,
         *     whether its days are on, why not, and from when; a gift's, what is in the way of the gift itself.
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
         * Gifts for the member's birthday
         * @description The days on which this year's gift can be claimed, from 7 days before their birthday to 30 days after it, and the
         *     gifts to choose from: one a year. A birthday on 29 February is kept on the 28th in other years; one that was
         *     changed counts 30 days later.
         *     `eligibility` says whether one of the occasions is open, or what is missing where there is none; an occasion's,
         *     whether its days are on, why not, and from when; a gift's, what is in the way of the gift itself.
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
         * Gifts for a baby's birthday
         * @description The member's babies with the days on which each one's next birthday gift can be claimed, from 7 days before the
         *     birthday to 30 days after it, and the gifts to choose from: one a baby and year, from the first birthday on. A birth
         *     date that was changed counts 30 days later. Limits are those of `gift/newBabyGiftList`.
         *     `eligibility` says whether one of the occasions is open, or what is missing where there is none; an occasion's,
         *     whether its days are on, why not, and from when; a gift's, what is in the way of the gift itself.
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
         * @description Claims a gift by level, by the gift's id, or one that was won, by its id in `gift/myList`. A gift by level is given
         *     once a member; stock, coins and claim move together or not at all. A gift that was won is set aside: it costs
         *     nothing, waits for no level and is never sold out. The address is kept as it is now. Free gifts are limited per member
         *     (`GIFTS_LIMIT`) and per household, whichever account claims them (`ADDRESS_GIFTS_LIMIT`). An id that is neither, or an
         *     address that is not theirs, is not found.
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
         * @description Once a baby, up to 90 days after birth by the member's calendar; see `gift/newBabyGiftList`. Five a year go to one
         *     household, whichever account claims them (`ADDRESS_GIFTS_LIMIT`). A gift, baby or address that is not there is not found.
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
         * @description Once a year, from 7 days before the birthday to 30 days after it; see `gift/momBirthdayGiftList`. Three a year go to one
         *     household, whichever account claims them (`ADDRESS_GIFTS_LIMIT`). A gift or address that is not there is not found.
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
         * @description Once a baby and year, from 7 days before the birthday to 30 days after it; see `gift/babyBirthdayGiftList`. Five a year
         *     go to one household, whichever account claims them (`ADDRESS_GIFTS_LIMIT`). A gift, baby or address that is not there is not found.
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
         * My gifts
         * @description Gifts that were claimed, with their state and parcel, and gifts that were won and wait to be claimed
         *     (`state: waiting`): newest first, paged.
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
         * One of my gifts
         * @description A claim of the member's, or a gift of theirs that waits. Once that is claimed, its id leads to the claim.
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
         * Cancel a claim
         * @description Gives back a gift that is still `reserved`: stock and coins return, coins to the lot they came from, and the gift can
         *     be claimed again. A gift that came back undelivered (`returned`) is given back the same way, without its piece of stock,
         *     and can be claimed again with another address while stock and its days last. Cancelling twice is the same as once.
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
         * Online courses
         * @description The courses with their chapters and how far the member is. Reading the last chapter of a course gives its reward,
         *     once. `eligibility` says what is in the way of a course that their level does not open yet.
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
         * One course
         * @description A course with the texts of its chapters. The texts are empty while the course is not open to the member.
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
         * @description Marks a chapter as read, in any order. The call that finishes the course grants its reward through the ledger, once;
         *     a chapter that was finished before stays so and grants nothing. A course or chapter that is not there is not found.
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
         * Benefits around new products
         * @description What members get when a product is new: those of their country that run now or will, soonest to close first.
         *     `link` leads to the product in the shop or to their vouchers. `eligibility` says why one is not open, and from when.
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
         * Issues of the magazine
         * @description The issues that have appeared, newest first, paged, each with whether the member has read it.
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
         * Whether all issues are read
         * @description What the hub's menu shows a mark by: `isAllBrowse` is true when the member has read every issue that has appeared.
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
         * @description Remembers that the member has read the issue; a second time changes nothing. The hub calls it once the end of each of
         *     its articles was on screen, or when the member says so: an issue that was only opened is not read.
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
         * One issue of the magazine
         * @description An issue with its articles, paragraph by paragraph, in the request's language.
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
         * Reading for the member's stage
         * @description A few articles and courses that fit now, each with the `moment` it fits: the stage that the youngest baby's dates tell,
         *     or the one the member chose, and the time around `resumptionDate`. What was read and what is not open to the member is
         *     left out; where a stage offers too little, reading for any moment follows.
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
         * All check-in games
         * @description Every game with its season in the member's country, whether they may play it and why not, and how today stands. The
         *     reasons of `eligibility` are `NOT_OPEN_YET`, `ENDED`, `NOT_IN_REGION` and `FROM_LEVEL_2` to `FROM_LEVEL_4`. A member who
         *     silenced baby content is listed no Mother's Day.
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
                /** @description The check-in game, named as its screen. */
                game: components["parameters"]["GameInPath"];
            };
            cookie?: never;
        };
        /**
         * The state of a check-in game
         * @description The running seven-day cycle, the streak, the days of this and the last month, what today or tomorrow brings, what can
         *     be made up or paused, and when the day turns, all by the member's own calendar. A game that is not open to them is
         *     shown as well; `eligibility` says why and from when. A game that they do not want to see, because they silenced baby
         *     content, is closed without a reason.
         */
        get: operations["getCheckIn"];
        put?: never;
        /**
         * Check in for today
         * @description Once a member-local date, while the game is open to them. Grants what the day brings and answers with the game as it
         *     stands then. On a day of a pause it ends the pause. A second check-in on the same day is refused kindly and grants
         *     nothing.
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
                /** @description The check-in game, named as its screen. */
                game: components["parameters"]["GameInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check in for the day on which it was pressed
         * @description For a check-in that was pressed without a connection and waited on the device, `x-late-check-in` hours at most. Of the
         *     device the server takes the instant alone; the day follows by the member's own calendar, with the time zone that was in
         *     force then. It lands on that day as if it had arrived at once: it grants what the day brings, counts the streak anew,
         *     uses no make-up day, and ends a pause that held the day. On today it is an ordinary check-in. The game must have been open on
         *     that day. A day that is done or was made up meanwhile is refused kindly and grants nothing.
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
         * The check-in game that fits today
         * @description What the hub's home offers: of the games with a season that are open to the member and not paused, the one that ends
         *     first; where there is none, the daily check-in. The same state as `getCheckIn` gives of it.
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
                /** @description The check-in game, named as its screen. */
                game: components["parameters"]["GameInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make up for a missed day
         * @description Checks in for a missed day of the running cycle: takes `makeUps.price` in coins, where there is one, grants what the
         *     day brings and counts the streak anew as if the day had never been missed. Each cycle has a few make-up days
         *     (`makeUps.left`). Days of other cycles and days of a pause cannot be made up. After a full week, in which three days or
         *     more were missed, one of the cycle's make-up days costs nothing (`makeUps.free`).
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
                /** @description The check-in game, named as its screen. */
                game: components["parameters"]["GameInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a streak
         * @description Nothing is missed for so many days: the streak waits and the cycle goes on afterwards where it stood. The pause begins
         *     today, or tomorrow where today is done already, and takes the place of one that runs. It ends by itself, by
         *     `resumeCheckIn` or with the next check-in; days that were not needed can be used again in the same quarter of the year.
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
                /** @description The check-in game, named as its screen. */
                game: components["parameters"]["GameInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a pause
         * @description Ends the pause that runs or is about to begin: from today on days count again. Without a pause nothing changes.
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
         * All draws
         * @description The draws that are offered in the member's country, those that are over, and those they hold tickets of; whether they
         *     may take part and why not, and their unused tickets. The reasons of `eligibility` are `NOT_OPEN_YET`, `ENDED`, `NOT_IN_REGION` and `FROM_LEVEL_2` to `FROM_LEVEL_4`.
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
                /** @description The draw of the catalogue. */
                draw: components["parameters"]["DrawInPath"];
            };
            cookie?: never;
        };
        /**
         * One draw, with its odds
         * @description All that can be won with weights, odds and remaining stock as they are now, the hash that binds the house to its seed,
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
                /** @description The draw of the catalogue. */
                draw: components["parameters"]["DrawInPath"];
            };
            cookie?: never;
        };
        /**
         * The seed of a draw that has ended
         * @description Lets anybody check the member's results. The seed's SHA-256 is the `seedHash` that was shown before. A ticket draws so:
         *
         *     1. Take HMAC-SHA256 with the seed's 32 bytes as key and the ticket's id as text; read it as eight unsigned 32-bit
         *        numbers, big-endian.
         *     2. With `total` the sum of all weights, pass over numbers from the largest multiple of `total` that is not above 2^32
         *        on. The first other number modulo `total` is the point. If all eight were passed over, repeat with the text
         *        `<ticket>:1`, then `<ticket>:2`, and so on.
         *     3. Count through `prizes` in their order: the first whose weight, added to those before, exceeds the point is `drawn`.
         *
         *     `prize`, what was given, is `drawn`; or the consolation prize, the one without a stock, where the last of `drawn` was gone.
         *     The results are the member's own, the newest first.
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
                /** @description The draw of the catalogue. */
                draw: components["parameters"]["DrawInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get tickets for coins
         * @description Takes the price of each in coins and gives the tickets. There are only so many a day by the member's calendar,
         *     `ticketsPerDay`; a draw paid with coins counts as one. Tickets hold until the draw ends.
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
         * What can be won
         * @description The open draws that are offered in the member's country, each with its prizes, their weights, their odds and what is left of them now.
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
         * Draw once
         * @description Uses one ticket, or takes the price of one in coins, draws, stores the result and gives the prize, all at once. A gift
         *     waits at `claimAt` to be claimed; coins and vouchers are theirs right away. Where the last of what was drawn has gone,
         *     they get the consolation prize. A ticket that was used before answers with what it won then.
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
         * What was won
         * @description The member's results, the newest first, each with its ticket, its prize and the screen where the prize is.
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
    "/api/station/member/gift/myLuckyList/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One result
         * @description What one of the member's tickets won: the same whenever it is asked for.
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
         * Whether the page of a scene is open
         * @description Scene 1 is the event registration, scene 2 Mamaglow (sections 2 and 9 of the specification, which names the call and
         *     not its path). `activityStatus` is 1 outside of the activity's window and while it is switched offline: the page
         *     then answers 404 with "Activity not found". The page of an activity with a `permission` answers 403 to whoever does
         *     not hold it.
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
         * Whether a raffle is open
         * @description Looked up before the raffle's page opens (sections 2 and 9 of the specification, which names the call and not its
         *     path). `activityStatus` is 1 outside of the raffle's window and while it is switched offline. A type that no raffle
         *     has is 404.
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
         * Activities past, present and ahead
         * @description Those of the member's country, the newest first by when they begin, with what of them is the member's: the permission code, a
         *     place at the event, an entry in the raffle and what became of it. Activities that are switched offline are left out.
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
                /** @description The year in the page's address, in which the campaign began. */
                year: string;
                /** @description The campaign's name in the page's address. */
                campaign: components["schemas"]["CampaignName"];
            };
            cookie?: never;
        };
        /**
         * The page of a campaign
         * @description Everything `/activity/{year}/{campaign}` shows, as blocks of content in the request's language, and what of it is the
         *     member's. 404 while the campaign is switched offline, and outside of its window unless its page is kept open.
         *     Outside of its countries (the member's own, or the one a visitor calls from where that is known) it is refused with
         *     those that it is for, in `regions`.
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
         * @description Gives the member the activity's permission code, which then stands in their `activityList` and opens its page and calls.
         *     Activities with `joining` `open` take every member of their countries, those with `invitation` ask for the code of
         *     the invitation; capitals do not matter. Joining again changes nothing and is answered alike.
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
         * Sign in to the day of the sign-in activity
         * @description The page `/activity/signIn` calls it and goes on to `redirect`. The first sign-in of a local date is kept and brings its
         *     reward; every further one that day is answered alike with `firstToday: false` and brings nothing.
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
         * Save a place at an event
         * @description Once a member and event, while registration is open. When all places are taken they wait in line: `state` is
         *     `waiting` and `position` counts from 1; whoever is first in line moves up when somebody cancels, and is told by a
         *     notice and by e-mail. What was saved is confirmed by e-mail. 403 where the activity has a permission code and the
         *     member does not hold it.
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
         * Give a place back
         * @description Before the event begins. The first in line gets the place. Cancelling what is cancelled changes nothing and is answered
         *     alike; 404 where the member never registered.
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
         * Put a name into a raffle
         * @description Once a member, free of charge, within the raffle's window. Taking part brings its `reward` at once; the winners are drawn
         *     by lot among all tickets when the window ends, each ticket with the same chance (getRaffleProof).
         *
         *     An entry has one ticket. Where the raffle counts `friends`, whoever joined by a member's link since the raffle opened
         *     has more, and brings as many to the member whose link it was, if they take part: up to `most` in all.
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
                /** @description The raffle. */
                activityType: components["schemas"]["ActivityType"];
            };
            cookie?: never;
        };
        /**
         * The seed of a raffle that has been drawn
         * @description Lets anybody check who won. The seed's SHA-256 is the `seedHash` that was shown while the raffle was open. The winners
         *     follow from it and from all tickets:
         *
         *     1. The number of a ticket is HMAC-SHA256 with the seed's 32 bytes as key and the ticket's id as text.
         *     2. Put the tickets in the order of their numbers, the smallest first, compared byte by byte.
         *     3. Go through them: the entry of a ticket, its id up to the `_` where it has one, has won unless it won before, until
         *        `winners` entries have.
         *
         *     `won` are those entries in that order. An entry is a number without a name: each member knows their own.
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
         * Purchases that bring a gift
         * @description The products that `/activity/registerGift` offers to choose from, each with what its registration brings. Members who
         *     silenced baby content see none of those that are about babies.
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
         * The member's gift registrations
         * @description The newest first, with where each of them stands.
         */
        get: operations["listGiftRegistrations"];
        put?: never;
        /**
         * Register a purchase for its gift
         * @description One product of one order, within `withinDays` of the purchase, with one to three pictures of the receipt (uploads of the
         *     purpose `activity`). A person looks at it: `submitted` becomes `accepted`, which brings the reward, or `refused` with
         *     the reason, after which the order may be registered anew; a notice tells of either. What the member registered already is
         *     refused; what anybody else registered changes nothing, and the person accepts one of them. 404 for a product that is not
         *     among them.
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
         * How activities work
         * @description Steps and short texts of `/activity/guidance`, in the request's language.
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
         * All questionnaires
         * @description Each in its newest version, with the screen that it belongs to and, for a member, whether it is answered or begun. A
         *     member who silenced baby content is listed those that are not about it, and finds the others nowhere.
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
                /** @description The id of what the call is about. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        /**
         * A questionnaire to fill in
         * @description Pages of questions with their limits, in the request's language. A question with a `showIf` shows only where that rule
         *     holds; rules look at questions before it only, and a question that does not show counts as not answered. 404 for a
         *     version that was retired.
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
                /** @description The id of what the call is about. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Keep the answers so far
         * @description Replaces the draft as a whole. A member has one draft for each questionnaire; a visitor gets a `draftId` with their first
         *     and sends it with every further one, and it is forgotten after 30 days without a change. A draft stays with the
         *     version it was begun with until that is retired. Answers must belong to questions of the version and be of their
         *     kind; limits, gaps and rules are looked at when it is submitted.
         */
        put: operations["saveQuestionnaireDraft"];
        /**
         * The answers so far
         * @description The member's own draft, or the visitor's that `draftId` opens. `retired` says that its version is no longer taken: what
         *     still fits can be carried over into the newest. It is asked for by a body, because addresses are kept by logs.
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
                /** @description The id of what the call is about. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the answers
         * @description Once a member, or once a visitor's draft. The server walks the questions itself: answers to questions that do not show are
         *     dropped and named in `dropped`; a missing or unfitting answer is refused with its place, `answers.` and the question's
         *     id, for an address with the part of it. Pictures in the answers are used up. Every version is taken until it is retired. A
         *     member gets the reward at once; a visitor gets a `claimCode`, their key to the result and, once they are a member, to the
         *     reward. What nobody has claimed after 180 days is forgotten, with its files.
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
         * What a visitor has sent
         * @description The result of the visitor's submission that the code opens, on whatever device it is typed: worked out from the answers
         *     by the rules of the version that was answered. The code stands in the body, because addresses are kept by logs. One that
         *     nobody was given, or that was redeemed, opens nothing.
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
         * Take over what was sent as a visitor
         * @description Makes the submission behind the code the member's own and gives its reward; the code then opens nothing more. Redeeming
         *     one's own code again changes nothing and is answered alike.
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
                /** @description The id of what the call is about. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        /**
         * What the answers say
         * @description The result of the member's own submission: worked out from the answers by the rules of the version that was answered,
         *     with where order number and review stand. 404 where nothing was sent. A visitor's is opened by `openClaimCode`.
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
                /** @description The id of what the call is about. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Name the marketplace order
         * @description Adds the number of the marketplace order to what was sent; a later one takes its place. The form of the number follows the
         *     marketplace of the country, see `marketplaces` of the questionnaire. Refused where other answers of the same member have
         *     the order; what anybody else named changes nothing, so that nobody learns whether a number was used. Of several who
         *     name one order the desk accepts one review. 404 where nothing was sent, or the questionnaire asks for no order.
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
                /** @description The id of what the call is about. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the picture of a review
         * @description Adds one to three screenshots (uploads of the purpose `questionnaire`) to what was sent. What the review says makes no
         *     difference to anything. A person looks at them: `submitted` becomes `accepted`, or `refused`, after which others may be
         *     sent. 404 where nothing was sent, or the questionnaire asks for no review.
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
         * All package cards
         * @description The cards that lie in the parcels, each with its questions and answers. A member who asked for quiet is shown none
         *     that speaks of babies.
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
                /** @description The card, named as its screen. */
                card: components["schemas"]["PackageCardName"];
            };
            cookie?: never;
        };
        /**
         * A package card
         * @description Steps, films, questions and answers of a product, its questionnaire, and where it is sold in each country. One that
         *     speaks of babies is not found by a member who asked for quiet.
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
         * My purchases
         * @description The member's orders in the shop, newest first, paged. An order is theirs when the shop has it under their verified
         *     e-mail address; the shop tells of new orders and of every change.
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
         * One purchase
         * @description An order with its items, what it came to and its parcels. Amounts are whole minor units of the order's currency.
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
         * The way of a parcel
         * @description A parcel of an order, of something that was redeemed or of a gift, and its steps, newest first, each with its
         *     instant and, where the carrier says it, its place. Instants are in UTC; the page shows them in the member's zone, and below in English
         *     in the zone Asia/Shanghai, which it names.
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
         * Products that can be registered
         * @description The products whose warranty a registration extends, with how their serial numbers look and where they
         *     stand. Months of warranty run from the day of purchase.
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
         * @description Registers a product that the member bought and extends its warranty. What the member has registered already is
         *     refused with the reason `OWN_ALREADY`. Whether anybody else registered the number changes no answer: nobody learns of
         *     it, and nobody is shut out by who was first. Who of several owns the product is decided by the receipt, at the desk.
         *     A few products go by the member's word alone; beyond that `RECEIPT_NEEDED` unless a paid order of theirs in our shop has
         *     the product, or a person adds it who has seen the receipt. Who bought a product from its owner takes it over, see
         *     `takeOverProduct`.
         *     A product whose owner's account was deleted can be registered again and keeps the warranty it was promised.
         *     Refused where the serial number does not fit the product, and where the purchase lies ahead
         *     (`IN_FUTURE`) or longer ago than a registration is possible (`TOO_LONG_AGO`). A picture or PDF of
         *     the receipt, uploaded for the purpose `registration`, is optional.
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
         * The member's registered products
         * @description The products the member registered, the newest first, each with the last day of its warranty.
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
                /** @description The id of what the call is about. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand a product over
         * @description Makes the code with which somebody else takes a product of the member's over: once, until `expiresAt`. It is told
         *     here alone; another code takes the place of the one before. Until it is used, the product stays the member's.
         */
        post: operations["offerProductTransfer"];
        /**
         * Keep a product after all
         * @description Ends the code that hands a product over: nobody can use it from then on. Where there is none, nothing changes.
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
         * Take a product over
         * @description Makes the member the owner of a product that its owner hands over: by its serial number and the code that they were
         *     given. The warranty goes on as it was promised; the receipt of the owner before, and who they are, is not shown.
         *     That a code is wrong, used, too old, or of another product is answered alike; with the reason `OWN_ALREADY` where
         *     the product is the member's own.
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
         * Write to us
         * @description Hands a message to the people who answer, from a member or a visitor, with up to five files that were
         *     uploaded for the purpose `contact`. The answer carries a reference number; a confirmation with it goes
         *     to the reply address, without what was written. We answer to that address, never by phone.
         *     More than five messages an hour for one reply address are refused, with when to write again. A message is
         *     forgotten after two years, with its files.
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
         * What one can write about
         * @description The topics of a message, with how soon we usually answer.
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
    "/api/station/support/faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Frequent questions
         * @description Questions and answers in sections, in the request's language. `product` leaves those about this product
         *     and those about every product; `query` leaves those in which each of its words occurs, accents and case
         *     aside. Sections without a question are left out.
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
    "/api/station/support/legal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Privacy policy, terms and conditions
         * @description A legal text of the brand in the request's language: the version in force, or the one that is named,
         *     of whatever country it is, with the earlier ones. Without `countryCode` it is the text of the member's country, a visitor's that of the country
         *     the call comes from, whatever the language; a country without a text of its own has the general one, and `countryCode`
         *     is then `null`.
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
         * The caller's country
         * @description The country the call comes from, as the proxy in front says or, failing that, as the region of
         *     `Accept-Language` suggests; `null` when neither tells.
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
         * @description Stores one tracking event. Members' events are sent only with their consent, those of visitors only if their
         *     country requires no consent (`countsVisitors` of `getIpIsoCode`). An event never carries a name, an e-mail address, a phone, baby data or a token: a text that looks like an address, a phone or
         *     a secret makes the event malformed (`PERSONAL`). Of `url` and `referer` only origin, path and `utm_` parameters
         *     are kept, and of the whole event nothing after 400 days. `uid` is the signed-in member's own or empty, anything
         *     else is malformed too (`NOT_OWN`).
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
         * Report how a page did in a browser
         * @description What failed on a page since it was last told, and for some pages how fast they were, as numbers alone: it names
         *     nobody, carries no text of an error and no address, and needs no consent, because it is about the product. It
         *     is counted and not kept. A screen that the server does not know counts as `other`.
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
         * The region to begin with
         * @description The country the call comes from, with what a form or a page fills in for it: its calling code and the
         *     hub's language there (TH, ID or VN in those countries, EN anywhere else). The United States where the
         *     country is not known.
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
         * All countries
         * @description Every country and territory that has a calling code, named in the language of `langCode`, or of the
         *     `Language` header without it, and sorted as that language sorts.
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
         * All calling codes
         * @description The countries of `listCountries` with the code that their phone numbers begin with, and how a mobile
         *     number is written there.
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
         * The provinces of a country
         * @description Provinces, states or what the country calls them, by name, the six cities of Viet Nam first. Those of
         *     Viet Nam are the 34 since July 2025, those of Indonesia the 38 since December 2022; Thai provinces are
         *     named in Thai where the language is Thai. Empty for a country that has none.
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
         * Banners and pictures of a scene
         * @description What a page shows beside its own content, in the order to show it. Only what is on at this moment and
         *     meant for the member's country, or for a visitor the country they call from.
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
         * Where a QR code leads
         * @description Resolves the key that is printed in a QR code of ours, for instance on a package card, to the address it
         *     stands for today. The address is absolute and always one of the hub's own, the app's or the shop's.
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
         * Permission to send a file
         * @description Announces one file and answers with a signed address to send it to: the bytes alone, with `method` and
         *     `headers` as given, until `expiresAt`. The address takes one file of exactly this type and size, whose
         *     content is what it says it is. A picture is drawn anew, upright and at most 2,560 pixels long, so that nothing
         *     is left of what it told of its maker and place. Afterwards the
         *     call that the file is for names it by `id`, once; a file that no call names is removed after a day.
         *     What is taken for which purpose, and how large, says `x-uploads`.
         *     A visitor may send files
         *     for `contact` and `questionnaire` only. Refused with the reasons `TYPE` or `TOO_LARGE`; too many files that wait for their
         *     call are answered with 429.
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
         * @description Says that the call succeeded.
         * @constant
         */
        SuccessCode: 200;
        /** @description For a person to read, in the request's language. */
        Message: string;
        /** @description Success with nothing more to say; clients take it as `true`. */
        Done: {
            code: components["schemas"]["SuccessCode"];
            message: components["schemas"]["Message"];
        };
        /** @description Why a call was not done, in words and for machines. Its code is never 200. */
        Refusal: {
            /** @description The refusal, see `x-refusals` at the root. */
            code: number;
            message: components["schemas"]["Message"];
            data?: components["schemas"]["RefusalDetail"];
        };
        RefusalDetail: {
            reasons: components["schemas"]["Reason"][];
            /**
             * Format: date-time
             * @description When trying again makes sense.
             */
            nextDate?: string;
            /** @description The countries it is for, where that is why. */
            regions?: components["schemas"]["Regions"];
            /**
             * @description The masked email address of the account, with the reason `HAS_EMAIL`.
             * @example m•••@example.com
             */
            maskedAddress?: string;
            /** @description What to finish the sign-in with, with `SECOND_FACTOR_NEEDED`. */
            secondFactor?: components["schemas"]["SecondFactorTicket"];
        };
        Reason: {
            /** @description What is in the way, see `x-reasons` at the root. */
            code: string;
            /** @description The part of the request it is about, dots between names. */
            field?: string;
        };
        /**
         * @description An e-mail address: an ASCII dot-atom, and a domain in ASCII as IDNA writes it (`xn--…`). One mailbox has one spelling:
         *     case does not count.
         * @example mali@example.com
         */
        Email: string;
        /**
         * @description An e-mail address, written as `Email` says, or a phone in E.164. Every form of one phone number is one account, so
         *     `+660812345678` is `+66812345678`. A phone that is no mobile phone of any country is refused as malformed, with
         *     `PHONE_INVALID`, unless it is a member's already.
         * @example mali@example.com
         * @example +66812345678
         */
        Account: string;
        /**
         * @description The six digits that were sent, or the ticket that `verifyCode` gave for them.
         * @example 204816
         */
        VerifyCode: string;
        /**
         * Format: password
         * @description 8 to 128 characters; spaces and every script are welcome.
         * @example quiet river at night
         */
        Password: string;
        /**
         * @description ISO 3166-1 alpha-2.
         * @example TH
         */
        CountryCode: string;
        /**
         * Format: date
         * @description Gregorian `YYYY-MM-DD` by the member's calendar.
         * @example 2026-11-21
         */
        CalendarDate: string;
        /**
         * @description A month `YYYY-MM` of the Gregorian calendar.
         * @example 2026-11
         */
        Month: string;
        /**
         * Format: date-time
         * @description ISO 8601 in UTC.
         * @example 2026-11-21T02:59:42.000Z
         */
        Instant: string;
        /**
         * @description IANA name; the member's calendar and clock follow it.
         * @example Asia/Bangkok
         */
        TimeZone: string;
        /**
         * @description The time zone of the device or one that the member chose. A name that is not in the IANA time zone database becomes the
         *     usual time zone of the country, and so does an absent one at registration.
         * @example Asia/Bangkok
         */
        DeviceTimeZone: string;
        /**
         * @description An opaque id.
         * @example 0199d3f0-7f3e-7cc0-9c52-6d6a54a4a001
         */
        Uid: string;
        /**
         * @description Whole coins or points.
         * @example 245
         */
        Amount: number;
        /** @description An amount of money. */
        Money: {
            /**
             * @description Whole minor units by ISO 4217 (`x-currencies`), whatever people write: 100 to the US dollar, baht and rupiah, 1 to the đồng.
             * @example 459000
             */
            amount: number;
            /**
             * @description ISO 4217.
             * @example THB
             */
            currency: string;
        };
        Reward: {
            coins: components["schemas"]["Amount"];
            points: components["schemas"]["Amount"];
            /** @description What it is, where it is more than coins and points. */
            name?: components["schemas"]["Name"];
            /** @description Of what has a name. */
            picture?: components["schemas"]["Picture"];
            /** @description The voucher that comes with it. */
            voucher?: components["schemas"]["Id"];
            /** @description The gift that comes with it */
            gift?: components["schemas"]["Id"];
            tickets?: components["schemas"]["RewardTickets"];
        };
        /** @description Tickets of a draw that come with a reward. */
        RewardTickets: {
            draw: components["schemas"]["Id"];
            /**
             * @description How many.
             * @example 1
             */
            count: number;
        };
        /**
         * @description An opaque id.
         * @example 0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002
         */
        Id: string;
        /**
         * @description In the request's language.
         * @example Night light
         */
        Name: string;
        /**
         * @description Plain text in the request's language; an empty line parts paragraphs.
         * @example A soft light for the small hours.
         */
        Text: string;
        /**
         * Format: uri-reference
         * @description Address of a picture, absolute or on the hub's own origin.
         * @example /art/gifts/night-light.svg
         */
        Picture: string;
        /**
         * @description A place on the hub: path, query and fragment, percent-encoded.
         * @example /games/normalCheckIn
         */
        HubPath: string;
        /**
         * @description Asks for the next page as `cursor`; `null` on the last one.
         * @example 0199d3f0-7f3e-7cc0-9c52-6d6a54a4b002
         */
        NextCursor: string | null;
        /** @description Whether the member may have it now, and if not, why and from when. */
        Eligibility: {
            /** @description Nothing is in the way. */
            ok: boolean;
            /** @description What is in the way; empty when nothing is. */
            reasons: components["schemas"]["Reason"][];
            /** @description When it opens */
            nextDate?: components["schemas"]["Instant"];
        };
        /** @description The countries it is for; empty for all. */
        Regions: components["schemas"]["CountryCode"][];
        SendVerifyCodeRequest: {
            account: components["schemas"]["Account"];
            purpose: components["schemas"]["CodePurpose"];
        };
        /**
         * @description What the code will be used for; it works for nothing else. `recover` sets a new password, `confirm` proves
         *     again who asks for something grave, `verify` proves an address or phone that is to be added.
         * @enum {string}
         */
        CodePurpose: "login" | "register" | "recover" | "confirm" | "verify";
        /**
         * @description Fresh proof of who asks, by the password, by a code sent for the purpose `confirm`, or by a passkey that was asked for
         *     by `beginPasskeyProof`.
         */
        Proof: components["schemas"]["PasswordProof"] | components["schemas"]["CodeProof"] | components["schemas"]["PasskeyProof"];
        /** @description Fresh proof of who asks; left out, the last one given in this session counts for ten minutes. */
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
             * @description How long the code holds.
             * @example 300
             */
            expiresInSeconds: number;
            /**
             * @description When another may be asked for.
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
             * @description Consent to membership and its privacy policy in the country's current version.
             * @constant
             */
            agreePrivacyPolicy: true;
            /** @description Consent to news and offers. */
            agreeMarketing: boolean;
            /** @description Consent to measuring how the hub is used. */
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
             * @description Consent to membership and its privacy policy in the country's current version.
             * @constant
             */
            agreePrivacyPolicy: true;
            /** @description Consent to news and offers. */
            agreeMarketing: boolean;
            /** @description Consent to measuring how the hub is used. */
            agreeTracking: boolean;
            channel?: components["schemas"]["RegisterChannel"];
            source?: components["schemas"]["TrafficSource"];
            linkCode?: components["schemas"]["InvitationCode"];
        };
        /**
         * @description What the member likes to be called.
         * @example Mali
         */
        FirstName: string;
        /**
         * @description Not everybody has one.
         * @example Srisuk
         */
        LastName: string;
        /**
         * @description Where somebody registers, `web` where nothing is said; a browser on a phone is `h5`.
         * @enum {string}
         */
        RegisterChannel: "web" | "h5" | "app";
        /**
         * @description What led somebody to the hub (`utm_source`, `utm_medium` or `source` of the address), `shopify` where nothing is said.
         * @example shopify
         */
        TrafficSource: string;
        /**
         * @description The `linkCode` of the member who invited; one that is unknown does no harm.
         * @example 7KQ2MXRT
         */
        InvitationCode: string;
        Session: {
            /**
             * @description Opaque, at least 128 random bits.
             * @example Zx3mVbq1Jr8kQ0aYwTn5LcUe7HdSgPf2
             */
            token: string;
            expiresAt: components["schemas"]["SessionEnd"];
            uid: components["schemas"]["Uid"];
        };
        /** @description 20 days after sign-in. A session that is not used for 14 days ends before that. */
        SessionEnd: components["schemas"]["Instant"];
        CheckedToken: {
            uid: components["schemas"]["Uid"];
            expiresAt: components["schemas"]["SessionEnd"];
        };
        /** @description Section 3 of the specification; every field is always there, `null` where nothing is known. */
        UserInfo: {
            /** @description Whether a sign-in page was used before: `/activity/signIn`, or a check-in. */
            isVisitSignView: boolean;
            /** @description Whether the menu offers the check-in. */
            showSignMenu: boolean;
            /** @description A newer privacy policy waits for consent. */
            newPrivacyPolicy: boolean;
            /** @description Permission codes of the activities open to the member. */
            activityList: string[];
            /** @description Whether the account has a password of its own. */
            hasPass: boolean;
            /** @description Whether the member has added a passkey. */
            hasPasskey: boolean;
            uid: components["schemas"]["Uid"];
            /**
             * Format: email
             * @description Where the member is written to.
             * @example mali@example.com
             */
            email: string | null;
            /**
             * @description What the member likes to be called.
             * @example Mali
             */
            firstName: string;
            /**
             * @description Not everybody has one.
             * @example Srisuk
             */
            lastName: string | null;
            /**
             * @description E.164.
             * @example +66812345678
             */
            phone: string | null;
            /**
             * Format: uri-reference
             * @description Address of the picture.
             */
            avatar: string | null;
            countryCode: components["schemas"]["CountryCode"];
            /**
             * @description In the request's language.
             * @example Thailand
             */
            countryName: string;
            /**
             * @description The lactation stage.
             * @default 1
             */
            lactation: number;
            /** @description As the member gave it. */
            cupSize: string | null;
            /** @description As the member gave it. */
            siliconePlugSize: string | null;
            /**
             * Format: date
             * @description When work resumes.
             */
            resumptionDate: string | null;
            /**
             * @description The level held.
             * @default 1
             */
            memberLevel: number;
            points: components["schemas"]["Amount"];
            /** @description Gifts that wait. */
            giftCount: number;
            /** @description Vouchers that can be used. */
            discountCount: number;
            /** @description Coins to spend. */
            amount: components["schemas"]["Amount"];
            memberLevelList: components["schemas"]["MemberLevel"][];
            /**
             * @description Where the member registered.
             * @example web
             */
            registerChannel: string;
            /**
             * @description The traffic source at registration.
             * @example shopify
             */
            registerSource: string;
            /**
             * Format: uri
             * @description The shop's address for this member.
             */
            shopifyUrl: string | null;
            /**
             * @description Where the member buys.
             * @default 1
             */
            purchaseChannel: number;
            /** @description Whether the menu offers the rights page. */
            showMyRightsMenu: boolean;
            /** @description Room for what a market adds. */
            extraInfo: {
                [key: string]: string;
            };
            /**
             * Format: date
             * @description The member's birthday.
             */
            birthday: string | null;
            /**
             * @description Until then another birthday is a correction, which opens gifts without a wait: 48 hours after the first entry,
             *     unless something was claimed for it. `null` once a changed birthday waits.
             */
            birthdayCorrectableUntil: components["schemas"]["Instant"] | null;
            /**
             * @description In the request's language.
             * @example Thailand
             */
            registerCountryName: string;
            registerCountryCode: components["schemas"]["CountryCode"];
            /** @description The phone answered a code. */
            phoneVerified: boolean;
            /** @description The address answered a code. */
            emailVerified: boolean;
            /**
             * Format: date
             * @description The due date.
             */
            childExpectedDate: string | null;
        };
        /**
         * @description A way to prove an account.
         * @enum {string}
         */
        SignInMethod: "code" | "password";
        /**
         * @description What an account is.
         * @enum {string}
         */
        AccountKind: "email" | "phone";
        /**
         * @description Another service that can say who somebody is.
         * @enum {string}
         */
        SocialProvider: "google" | "facebook" | "apple";
        LoginInit: {
            /** @description The ways to sign in, the one to offer first at the head. */
            methods: components["schemas"]["SignInMethod"][];
            /** @description The other services that can be used to sign in here. */
            providers: components["schemas"]["SocialProvider"][];
            /**
             * @description Digits of a code.
             * @example 6
             */
            codeLength: number;
            /**
             * @description How long a code holds.
             * @example 300
             */
            codeSeconds: number;
            /**
             * @description When another may be asked for.
             * @example 60
             */
            resendSeconds: number;
            /**
             * @description Where the caller most likely dials from.
             * @example TH
             */
            countryCode: string | null;
        };
        LoginPreCheckRequest: {
            account: components["schemas"]["Account"];
        };
        LoginPreCheck: {
            kind: components["schemas"]["AccountKind"];
            /** @description The ways to sign in, the one to offer first at the head. */
            methods: components["schemas"]["SignInMethod"][];
        };
        CheckUserAccountRequest: {
            /**
             * @description An e-mail address or a phone as it was typed.
             * @example 081 234 5678
             */
            account: string;
            countryCode?: components["schemas"]["CountryCode"];
        };
        CheckedAccount: {
            account: components["schemas"]["Account"];
            kind: components["schemas"]["AccountKind"];
            /**
             * @description The country of a phone, where it has one.
             * @example TH
             */
            countryCode: string | null;
        };
        /**
         * @description A code as it was sent.
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
             * @description Stands in the place of the code once.
             * @example pT3rVq9mXbq1Jr8kQ0aYwTn5LcUe7HdSgPf2kLm4NoA
             */
            ticket: string;
            /**
             * @description How long it holds.
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
             * @description How long the link holds.
             * @example 1800
             */
            expiresInSeconds: number;
            /**
             * @description When another may be asked for.
             * @example 60
             */
            resendInSeconds: number;
        };
        /**
         * @description What the link carries behind its `#`.
         * @example Zx3mVbq1Jr8kQ0aYwTn5LcUe7HdSgPf2kLm4NoAp1Qs
         */
        RecoverToken: string;
        CheckRecoverUrlRequest: {
            token: components["schemas"]["RecoverToken"];
        };
        RecoverLink: {
            /** @description Whose password it sets; who holds the link may know. */
            account: components["schemas"]["Account"];
            expiresAt: components["schemas"]["Instant"];
        };
        ResetNewPassRequest: {
            token: components["schemas"]["RecoverToken"];
            newPassword: components["schemas"]["Password"];
        };
        /** @description What is left to confirm after a recovery. */
        RecoveredAccount: {
            /** @description The email or phone that the recovery did not prove; `null` if the member has none. */
            other: components["schemas"]["LostAccount"] | null;
        };
        LostAccount: {
            kind: components["schemas"]["AccountKind"];
            /**
             * @description The masked email or phone.
             * @example +66•••78
             */
            account: string;
            ticket: components["schemas"]["LostAccountTicket"];
            /**
             * @description Seconds until the ticket expires.
             * @example 600
             */
            expiresInSeconds: number;
        };
        /**
         * @description Removes the email or phone once, by `removeLostAccount`.
         * @example rV7n1YRe3w9dKs5vZc2tLf0iMx4aOb8hGj6pWy1lSuF
         */
        LostAccountTicket: string;
        RemoveLostAccountRequest: {
            ticket: components["schemas"]["LostAccountTicket"];
        };
        ModifyPasswordRequest: {
            /** @description Asked for without a passkey. */
            oldPassword?: components["schemas"]["Password"];
            passkey?: components["schemas"]["PasskeyAssertion"];
            newPassword: components["schemas"]["Password"];
        };
        OrgPwd: {
            /** @description The member has no password of their own yet. */
            isOrgPwd: boolean;
        };
        ModifyOrgPasswordRequest: {
            code: components["schemas"]["VerifyCode"];
            newPassword: components["schemas"]["Password"];
        };
        DeletionPreview: {
            coins: components["schemas"]["Amount"];
            points: components["schemas"]["Amount"];
            /** @description Vouchers that can be used. */
            vouchers: number;
            /** @description Gifts that were not claimed yet. */
            giftsWaiting: number;
            /** @description Gifts that were claimed and did not arrive yet. */
            giftsUnderway: number;
            /** @description One entry for each kind and name, in the order of the kinds. */
            underWay: components["schemas"]["UnderWayItem"][];
            undoUntil: components["schemas"]["Instant"];
        };
        UnderWayItem: {
            kind: components["schemas"]["UnderWayKind"];
            /**
             * @description The number of the parcel's order; otherwise the name of the product, gift, voucher, draw or campaign. `null` for
             *     things about babies if the member has silenced baby content, for things that the catalogue no longer has, and for all
             *     after the first 100 names of a kind.
             */
            name: string | null;
            count: number;
        };
        /**
         * @description `parcel` is a parcel of an order on its way; `redemption` and `gift` are from `reserved` to `shipped`, or a
         *     `redemption` came back undelivered and its coins can be taken back; `voucher` can be used;
         *     `ticket` is unused and its draw is open or ahead; `raffleEntry` is not drawn yet; `eventPlace` is a place, or one on the
         *     waiting list, at an event that has not ended.
         * @enum {string}
         */
        UnderWayKind: "parcel" | "redemption" | "gift" | "voucher" | "ticket" | "raffleEntry" | "eventPlace";
        DisableRequest: {
            proof: components["schemas"]["Proof"];
        };
        DeletionAsked: {
            undoUntil: components["schemas"]["Instant"];
        };
        /** @description Proof of an account, by its password or by a code sent for the purpose `login`. */
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
             * @description Browser and system at sign-in.
             * @example Chrome, Android
             */
            device: string | null;
            /**
             * @description The country at sign-in.
             * @example TH
             */
            countryCode: string | null;
            createdAt: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["SessionEnd"];
            /** @description The session that asks. */
            current: boolean;
        };
        RevokedSessions: {
            /**
             * @description How many sessions ended.
             * @example 1
             */
            ended: number;
        };
        /**
         * @description What the attempt is for, `bind` to connect an account with the membership that is signed in.
         * @enum {string}
         */
        SocialIntent: "signIn" | "bind";
        /**
         * @description Names an attempt to the provider and back.
         * @example n4Gq8ZrW1yTb6Kd0sXv3Lm7cJp2fHu9aEi5oRk8tQwY
         */
        SocialState: string;
        /**
         * @description Ties an attempt to the window that began it.
         * @example b7Vt2QmL9xCe4Rj0wZs6Ky1nGa8dPf3hUi5oTk2rXqM
         */
        SocialBinding: string;
        /**
         * @description Stands for an account that a provider has confirmed, for ten minutes and one success.
         * @example pT6m0XQd2v8cJr4uYb1sKe9hLw3zNa7gFi5oVx0kRtE
         */
        SocialTicketSecret: string;
        OauthLoginRequest: {
            intent: components["schemas"]["SocialIntent"];
            /** @description Where to go on afterwards; it comes back with the outcome. */
            redirect: components["schemas"]["HubPath"];
        };
        SocialAttempt: {
            /**
             * Format: uri
             * @description The provider's page to go to.
             */
            url: string;
            state: components["schemas"]["SocialState"];
            binding: components["schemas"]["SocialBinding"];
            /**
             * @description What the id token has to repeat.
             * @example q1Yc7TfN4vXa0Jd8sKm3Lr6bHp9eGu2wZi5oEt1kRxQ
             */
            nonce: string;
            /**
             * @description How long the attempt holds.
             * @example 600
             */
            expiresInSeconds: number;
        };
        /**
         * @description What comes next: `done` with a session; with a ticket `register` for a new person, `prove` for an address that is
         *     a member's already, `bind` for a member who wants to connect the account.
         * @enum {string}
         */
        SocialNext: "done" | "register" | "prove" | "bind";
        SocialResult: {
            next: components["schemas"]["SocialNext"];
            /** @description Set when it is `done`. */
            session: components["schemas"]["Session"] | null;
            /** @description Set when it is not `done`. */
            ticket: components["schemas"]["SocialTicket"] | null;
            redirect: components["schemas"]["HubPath"];
        };
        SocialTicket: {
            ticket: components["schemas"]["SocialTicketSecret"];
            /**
             * @description Seconds until the ticket expires.
             * @example 600
             */
            expiresInSeconds: number;
            provider: components["schemas"]["SocialProvider"];
            /**
             * Format: email
             * @description The address that the provider has verified, if any.
             * @example mali@example.com
             */
            email: string | null;
            /**
             * @description To begin the form with.
             * @example Mali
             */
            firstName: string | null;
            /**
             * @description To begin the form with.
             * @example Srisuk
             */
            lastName: string | null;
        };
        SocialLoginRequest: {
            provider: components["schemas"]["SocialProvider"];
            state: components["schemas"]["SocialState"];
            binding: components["schemas"]["SocialBinding"];
            /** @description The id token as the kit gave it. */
            idToken: string;
        };
        SocialSendMailCodeRequest: {
            ticket: components["schemas"]["SocialTicketSecret"];
            /** @description What the member signs in with; asked for where the ticket has no address. */
            account?: components["schemas"]["Account"];
        };
        SocialVerifyMailCodeRequest: {
            ticket: components["schemas"]["SocialTicketSecret"];
            code: components["schemas"]["VerifyCode"];
        };
        SocialVerifyPassRequest: {
            ticket: components["schemas"]["SocialTicketSecret"];
            /** @description What the member signs in with; asked for where the ticket has no address. */
            account?: components["schemas"]["Account"];
            password: components["schemas"]["Password"];
        };
        SocialRegisterRequest: {
            ticket: components["schemas"]["SocialTicketSecret"];
            /** @description Asked for, with `code`, where the ticket has no address. */
            account?: components["schemas"]["Account"];
            code?: components["schemas"]["VerifyCode"];
            firstName: components["schemas"]["FirstName"];
            lastName?: components["schemas"]["LastName"];
            countryCode: components["schemas"]["CountryCode"];
            timeZone?: components["schemas"]["DeviceTimeZone"];
            /**
             * @description Consent to membership and its privacy policy in the country's current version.
             * @constant
             */
            agreePrivacyPolicy: true;
            /** @description Consent to news and offers. */
            agreeMarketing: boolean;
            /** @description Consent to measuring how the hub is used. */
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
             * @description The address that the provider had verified, to tell the account by.
             * @example mali@example.com
             */
            email: string | null;
            /** @description When it was connected. */
            boundAt: components["schemas"]["Instant"];
        };
        PasskeyList: {
            items: components["schemas"]["Passkey"][];
        };
        Passkey: {
            id: components["schemas"]["Id"];
            /**
             * @description As the member named it, else browser and system as it was added.
             * @example Chrome, Android
             */
            name: string | null;
            /** @description When it was added. */
            createdAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description When it was used last.
             * @example 2026-11-21T02:59:42.000Z
             */
            lastUsedAt: string | null;
        };
        BeginPasskeyRequest: {
            proof?: components["schemas"]["Proof"];
        };
        RenamePasskeyRequest: {
            /**
             * @description What to tell it by.
             * @example My phone
             */
            name: string;
        };
        /**
         * @description The id of a credential, as its device made it, in base64url.
         * @example x0T4mQ9vJr2bKd7sLc1nYw
         */
        PasskeyId: string;
        /**
         * @description What the passkey signs, in base64url.
         * @example q1Yc7TfN4vXa0Jd8sKm3Lr6bHp9eGu2wZi5oEt1kRxQ
         */
        PasskeyChallenge: string;
        /**
         * @description Milliseconds for which the challenge holds.
         * @example 300000
         */
        PasskeyTimeout: number;
        PasskeyDescriptor: {
            id: components["schemas"]["PasskeyId"];
            /**
             * @description The only kind there is.
             * @constant
             */
            type: "public-key";
        };
        /** @description `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
        PasskeyCreationOptions: {
            rp: {
                /**
                 * @description The hub's host.
                 * @example hub.example.com
                 */
                id: string;
                name: components["schemas"]["Name"];
            };
            user: {
                id: components["schemas"]["PasskeyUserHandle"];
                /**
                 * @description What the member signs in with.
                 * @example mali@example.com
                 */
                name: string;
                /**
                 * @description Their first name.
                 * @example Mali
                 */
                displayName: string;
            };
            challenge: components["schemas"]["PasskeyChallenge"];
            /** @description The signatures that are taken, the best first. */
            pubKeyCredParams: {
                /**
                 * @description The only kind there is.
                 * @constant
                 */
                type: "public-key";
                /**
                 * @description A COSE algorithm.
                 * @example -7
                 */
                alg: number;
            }[];
            timeout: components["schemas"]["PasskeyTimeout"];
            /** @description Those that the member has: no device adds a second one. */
            excludeCredentials: components["schemas"]["PasskeyDescriptor"][];
            authenticatorSelection: {
                /**
                 * @description The device finds it without an account.
                 * @constant
                 */
                residentKey: "required";
                /**
                 * @description The same for older browsers.
                 * @constant
                 */
                requireResidentKey: true;
                userVerification: components["schemas"]["PasskeyUserVerification"];
            };
            /**
             * @description Which device it is is not asked.
             * @constant
             */
            attestation: "none";
        };
        /**
         * @description The member's id, in base64url.
         * @example MDE5OWQzZjAtN2YzZS03Y2MwLTljNTItNmQ2YTU0YTRhMDAx
         */
        PasskeyUserHandle: string;
        /**
         * @description The device verifies its user by finger, face or PIN.
         * @constant
         */
        PasskeyUserVerification: "required";
        /** @description `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
        PasskeyRequestOptions: {
            challenge: components["schemas"]["PasskeyChallenge"];
            /**
             * @description The hub's host.
             * @example hub.example.com
             */
            rpId: string;
            timeout: components["schemas"]["PasskeyTimeout"];
            userVerification: components["schemas"]["PasskeyUserVerification"];
            /** @description Those of the member who proves who they are; none to sign in. */
            allowCredentials: components["schemas"]["PasskeyDescriptor"][];
        };
        /** @description What the browser says of challenge and origin, in base64url. */
        PasskeyClientData: string;
        /** @description Of the credential that the browser made, what the hub reads. */
        AddPasskeyRequest: {
            id: components["schemas"]["PasskeyId"];
            clientDataJSON: components["schemas"]["PasskeyClientData"];
            /** @description The key and what the device says of it, in base64url. */
            attestationObject: string;
        };
        /** @description Of what the browser gave, what the hub reads. */
        PasskeyAssertion: {
            id: components["schemas"]["PasskeyId"];
            clientDataJSON: components["schemas"]["PasskeyClientData"];
            /** @description What the device says of itself and its user, in base64url. */
            authenticatorData: string;
            /** @description The signature of both, in base64url. */
            signature: string;
            userHandle?: components["schemas"]["PasskeyUserHandle"];
        };
        /**
         * @description `authenticator` is a code from an app (RFC 6238), `passkey` any passkey of the member.
         * @enum {string}
         */
        SecondFactorMethod: "authenticator" | "passkey";
        /**
         * @description The first factor was right. The ticket holds for some minutes and five tries, in the browser that gave the first factor, and
         *     `loginBySecondFactor` exchanges it for a session.
         */
        SecondFactorTicket: {
            ticket: components["schemas"]["SecondFactorTicketSecret"];
            /**
             * @description Seconds until the ticket expires.
             * @example 600
             */
            expiresInSeconds: number;
            /** @description What the member can give. A recovery code always works, too. */
            methods: components["schemas"]["SecondFactorMethod"][];
        };
        /**
         * @description Opaque, 256 random bits.
         * @example kT3vWq8Lr1mYx0Ja5dNs7cUe2HgSpFb9oZi4uRtKxQw
         */
        SecondFactorTicketSecret: string;
        /**
         * @description A code of the moment from the member's authenticator app.
         * @example 204816
         */
        AuthenticatorCode: string;
        /**
         * @description One of the member's recovery codes. Case, blanks and dashes do not count, and 0, 1 and 8 are O, I and B.
         * @example H7KQ-2MXR-TWAC-4VBE
         */
        RecoveryCode: string;
        BeginSecondFactorPasskeyRequest: {
            ticket: components["schemas"]["SecondFactorTicketSecret"];
        };
        /** @description The ticket, and exactly one of the other fields. */
        LoginBySecondFactorRequest: {
            ticket: components["schemas"]["SecondFactorTicketSecret"];
            code?: components["schemas"]["AuthenticatorCode"];
            recoveryCode?: components["schemas"]["RecoveryCode"];
            passkey?: components["schemas"]["PasskeyAssertion"];
        };
        SecondFactor: {
            /**
             * Format: date-time
             * @description When it was turned on; `null` while it is off.
             * @example 2026-11-21T02:59:42.000Z
             */
            turnedOnAt: string | null;
            /** @description Whether an authenticator app is set up. */
            hasAuthenticator: boolean;
            /** @description Whether the member has a passkey. */
            hasPasskey: boolean;
            /**
             * @description Recovery codes that are not used yet.
             * @example 10
             */
            recoveryCodesLeft: number;
        };
        AuthenticatorSetup: {
            /**
             * @description 160 random bits in base32. It is not returned again.
             * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            secret: string;
            /**
             * Format: uri
             * @description The same for an app to open or scan (`otpauth://totp/…`).
             */
            uri: string;
            /**
             * @description How long `confirmAuthenticator` accepts a code of it.
             * @example 600
             */
            expiresInSeconds: number;
        };
        ConfirmAuthenticatorRequest: {
            code: components["schemas"]["AuthenticatorCode"];
        };
        RecoveryCodes: {
            /**
             * @description New recovery codes, which replace all earlier ones. They are not returned again. Empty if the member keeps the codes
             *     that they have.
             */
            codes: components["schemas"]["RecoveryCode"][];
        };
        ShopPass: {
            /**
             * Format: uri
             * @description Leads into the shop.
             */
            url: string;
        };
        /**
         * @description What is absent stays as it is; `null` clears. Balances, level, permissions, e-mail, phone and whether they are
         *     verified are not the member's to write.
         */
        ModifyUserInfoRequest: {
            /**
             * @description What the member likes to be called.
             * @example Mali
             */
            firstName?: string;
            /**
             * @description Not everybody has one.
             * @example Srisuk
             */
            lastName?: string | null;
            /**
             * Format: date
             * @description The member's birthday.
             */
            birthday?: string | null;
            countryCode?: components["schemas"]["CountryCode"];
            timeZone?: components["schemas"]["DeviceTimeZone"];
            lactation?: components["schemas"]["LactationNumber"];
            /**
             * @description As the member gives it.
             * @example C
             */
            cupSize?: string | null;
            /**
             * @description As the member gives it.
             * @example 21 mm
             */
            siliconePlugSize?: string | null;
            /**
             * Format: date
             * @description When work resumes.
             */
            resumptionDate?: string | null;
            purchaseChannel?: components["schemas"]["PurchaseChannel"];
        };
        /** @description Where the member buys, as the number that the shops use; 1 until told otherwise. */
        PurchaseChannel: number;
        /** @description What the member says of themselves, as it stands now. */
        Profile: {
            /** @description What the member likes to be called. */
            firstName: string;
            /** @description Not everybody has one. */
            lastName: string | null;
            /**
             * Format: date
             * @description The member's birthday.
             */
            birthday: string | null;
            /**
             * @description Until then another birthday is a correction, which opens gifts without a wait: 48 hours after the first entry,
             *     unless something was claimed for it. `null` once a changed birthday waits.
             */
            birthdayCorrectableUntil: components["schemas"]["Instant"] | null;
            countryCode: components["schemas"]["CountryCode"];
            timeZone: components["schemas"]["TimeZone"];
            /** @description A change that waits for the next day; `null` where none does. */
            nextTimeZone: components["schemas"]["NextTimeZone"] | null;
            lactation: components["schemas"]["LactationNumber"];
            /** @description As the member gave it. */
            cupSize: string | null;
            /** @description As the member gave it. */
            siliconePlugSize: string | null;
            /**
             * Format: date
             * @description When work resumes.
             */
            resumptionDate: string | null;
            purchaseChannel: components["schemas"]["PurchaseChannel"];
        };
        NextTimeZone: {
            timeZone: components["schemas"]["TimeZone"];
            /** @description When it begins to hold. */
            from: components["schemas"]["Instant"];
        };
        ModifyUserAvatarRequest: {
            /** @description A stored upload of the purpose `avatar`; `null` removes the picture. */
            upload: components["schemas"]["Id"] | null;
        };
        MemberAvatar: {
            /** @description The member's picture, `null` where there is none. */
            avatar: components["schemas"]["Picture"] | null;
        };
        SubscribeRequest: {
            /** @description Whether news and offers are welcome this way. */
            subscribed: boolean;
        };
        /**
         * @description What a link from a mail confirms.
         * @enum {string}
         */
        ActivationPurpose: "verifyEmail";
        /**
         * @description The token of a link from a mail, at least 128 random bits.
         * @example Qm9vNfXy2RtLw7Ze4HcKs1PdUa8JgVb3
         */
        ActivationToken: string;
        Activation: {
            purpose: components["schemas"]["ActivationPurpose"];
            /**
             * @description The address it is about, masked: enough to recognise, too little to learn.
             * @example m•••@example.com
             */
            account: string;
            /**
             * @description `open` can be confirmed, `done` was confirmed before.
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
             * @description How long the link holds.
             * @example 86400
             */
            expiresInSeconds: number;
            /**
             * @description When another may be asked for.
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
            /** @description What the family calls the baby. */
            name: string | null;
            /**
             * Format: date
             * @description Gregorian; `null` once born.
             */
            dueDate: string | null;
            /**
             * Format: date
             * @description Gregorian; `null` before birth.
             */
            birthDate: string | null;
            /**
             * @description Until then another birth date is a correction, which opens gifts without a wait: 48 hours after the first entry,
             *     unless a gift was claimed for it. `null` once a changed date waits.
             */
            correctableUntil: components["schemas"]["Instant"] | null;
            /** @description Derived from the dates each time; `null` where they tell nothing, or while baby content is silenced. */
            stage: components["schemas"]["LactationNumber"] | null;
        };
        Babies: {
            /** @description In the order they were added. */
            items: components["schemas"]["Baby"][];
            /** @description Whether the member silenced all baby content. */
            silenced: boolean;
        };
        /** @description With `id` a change, in which what is absent stays as it is; without it a new baby. */
        SaveBabyRequest: {
            id?: components["schemas"]["Id"];
            /**
             * @description What the family calls the baby.
             * @example Nam
             */
            name?: string | null;
            /**
             * Format: date
             * @description When the baby is expected.
             */
            dueDate?: string | null;
            /**
             * Format: date
             * @description When the baby was born; it takes the due date's place.
             */
            birthDate?: string | null;
        };
        DeleteBabyRequest: {
            id: components["schemas"]["Id"];
        };
        BabyContent: {
            /** @description `true` silences all baby content, `false` lets it come back. */
            silenced: boolean;
        };
        /** @description The number of a stage of `listLactationStages`; 1 where nothing else was said. */
        LactationNumber: number;
        LactationStage: {
            stage: components["schemas"]["LactationNumber"];
            name: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
            /**
             * @description The day of life with which it begins; `null` before birth.
             * @example 14
             */
            fromDay: number | null;
        };
        LactationStages: {
            /** @description In their order. */
            items: components["schemas"]["LactationStage"][];
            /**
             * @description The signed-in member's own, by their youngest; `null` for a visitor, where nothing is known, and while baby
             *     content is silenced.
             */
            current: components["schemas"]["LactationNumber"] | null;
        };
        /**
         * @description A task of the catalogue.
         * @enum {string}
         */
        TaskName: "verify-email" | "agree-policy" | "complete-profile" | "add-baby" | "add-address" | "first-check-in";
        Task: {
            task: components["schemas"]["TaskName"];
            name: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
            link: components["schemas"]["HubPath"];
            /**
             * @description `ready` is done and its prize waits to be taken by `completeTask`.
             * @enum {string}
             */
            state: "open" | "ready";
            /** @description What still has to be done; empty when `ready`. */
            missing: components["schemas"]["Reason"][];
            reward: components["schemas"]["Reward"];
        };
        PendingTasks: {
            /** @description The most important first; empty when everything is done. */
            items: components["schemas"]["Task"][];
        };
        CompleteTaskRequest: {
            task: components["schemas"]["TaskName"];
        };
        TaskCompleted: {
            task: components["schemas"]["TaskName"];
            reward: components["schemas"]["Reward"];
            /** @description The balance after the reward. */
            coins: components["schemas"]["Amount"];
            /** @description The balance after the reward. */
            points: components["schemas"]["Amount"];
        };
        /**
         * @description Names one policy of one country.
         * @example th-2026-11-01
         */
        PolicyVersion: string;
        PrivacyPolicy: {
            /** @description The country it is written for; `null` for the general one. */
            countryCode: components["schemas"]["CountryCode"] | null;
            version: components["schemas"]["PolicyVersion"];
            effectiveFrom: components["schemas"]["CalendarDate"];
            /** @description What it says in short. */
            summary: components["schemas"]["Text"];
            /** @description The page with the whole text. */
            link: components["schemas"]["HubPath"];
            /** @description Whether the member agreed to this very version. */
            agreed: boolean;
            /** @description The one agreed to last. */
            agreedVersion: components["schemas"]["PolicyVersion"];
            /** @description When the member agreed to this version, `null` while they have not. */
            agreedAt: components["schemas"]["Instant"] | null;
            /** @description A version that is announced and not in force yet. */
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
            /** @description Whether the version in force in their country is agreed to. */
            isAgree: boolean;
            version: components["schemas"]["PolicyVersion"];
        };
        /**
         * @description What a consent is for: keeping the membership itself; what is kept of babies and health; news and offers by
         *     mail; the same by phone; measuring how the hub is used.
         * @enum {string}
         */
        ConsentPurpose: "membership" | "babyData" | "marketingMail" | "marketingPhone" | "tracking";
        Consent: {
            purpose: components["schemas"]["ConsentPurpose"];
            /** @description Whether it is given; without a word from the member it is not. */
            granted: boolean;
            /** @description Where the member lived when they said so; `null` where they have not said anything. */
            countryCode: components["schemas"]["CountryCode"] | null;
            /** @description The policy then in force. */
            policyVersion: components["schemas"]["PolicyVersion"] | null;
            /** @description When the member said so. */
            at: components["schemas"]["Instant"] | null;
        };
        Consents: {
            /** @description One for each purpose. */
            items: components["schemas"]["Consent"][];
        };
        /** @description What is absent stays as it is. */
        SetConsentsRequest: {
            /** @description To keep the membership, by the policy in force. */
            membership?: boolean;
            /** @description To keep what the member tells of babies and health. */
            babyData?: boolean;
            /** @description News and offers by mail. */
            marketingMail?: boolean;
            /** @description News and offers by phone. */
            marketingPhone?: boolean;
            /** @description Measuring how the hub is used. */
            tracking?: boolean;
        };
        Notice: {
            id: components["schemas"]["Id"];
            /**
             * @description What happened.
             * @example account-changed
             */
            kind: string;
            tone: components["schemas"]["NoticeTone"];
            title: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
            /** @description Where more of it is, `null` where that is all. */
            link: components["schemas"]["HubPath"] | null;
            at: components["schemas"]["Instant"];
            /** @description Whether it was marked as read. */
            read: boolean;
            /** @description What was told of one parcel; `null` for all else. */
            parcel: components["schemas"]["NoticeParcel"] | null;
        };
        NoticeParcel: {
            /** @description The thing it was sent for, of an order the first one; the order's number where nothing is known of it. */
            name: string;
            /** @description How many more things the order holds. */
            others: number;
            /** @description Of that thing, as far as there is one. */
            picture: components["schemas"]["Picture"] | null;
            state: components["schemas"]["ToldState"];
            /** @description What was told of it before, newest first. */
            earlier: components["schemas"]["ToldStep"][];
        };
        /**
         * @description A state of `ParcelState`, or `cancelled`: it could not be sent.
         * @enum {string}
         */
        ToldState: "packed" | "handedOver" | "inTransit" | "outForDelivery" | "attempted" | "waitsForPickup" | "delivered" | "failed" | "cancelled";
        ToldStep: {
            state: components["schemas"]["ToldState"];
            at: components["schemas"]["Instant"];
        };
        /**
         * @description The kinds of section 4 of the specification.
         * @enum {string}
         */
        NoticeTone: "positive" | "negative" | "warning" | "info" | "ongoing";
        Notices: {
            /** @description Newest first. */
            items: components["schemas"]["Notice"][];
            nextCursor: components["schemas"]["NextCursor"];
            unread: components["schemas"]["UnreadCount"];
        };
        /** @description How many notices are unread, a parcel's as one; 100 stands for as many or more. */
        UnreadCount: number;
        ReadNoticesRequest: {
            /** @description The notices that were read; all of them where it is absent. */
            ids?: components["schemas"]["Id"][];
        };
        NoticesRead: {
            unread: components["schemas"]["UnreadCount"];
        };
        ExportDataRequest: {
            proof: components["schemas"]["Proof"];
            /**
             * @description How it is written: rows of values, or files for a spreadsheet.
             * @default json
             * @enum {string}
             */
            format: "json" | "csv";
        };
        DataExport: {
            madeAt: components["schemas"]["Instant"];
            /** @description What is kept, kind by kind; empty where CSV was asked for. */
            tables: components["schemas"]["ExportedTable"][];
            /** @description Files that the member uploaded; asked for CSV, the tables as one file a kind before them. */
            files: components["schemas"]["ExportedFile"][];
            /**
             * @description Downloads all uploaded files for 15 minutes as one ZIP archive; relative to the hub. Its `manifest.json` lists name, purpose, type, size, SHA-256 and time of each file, and missing files. `null` without uploaded files.
             * @example /uploads/archive/0199d3f0-7f3e-7cc0-9c52-6d6a54a4c001?expires=1795230882&signature=x
             */
            archiveUrl?: string | null;
        };
        ExportedTable: {
            /**
             * @description What it is.
             * @example babies
             */
            name: string;
            /**
             * @description One for each thing that is kept.
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
        /** @description One thing that is kept, its values by their names; instants are ISO 8601 in UTC. */
        ExportedRow: {
            [key: string]: unknown;
        };
        /** @description A table as CSV, which `content` holds, or a file that the member uploaded, which `url` leads to. */
        ExportedFile: {
            /**
             * @description A name to save it under.
             * @example babies.csv
             */
            name: string;
            /**
             * @description CSV (RFC 4180) in UTF-8, names in its first line; no cell begins a formula. Empty for an uploaded file.
             * @example id,name
             *     0199d3f0-7f3e-7cc0-9c52-6d6a54a4c001,Nam
             */
            content: string;
            /**
             * @description Downloads the uploaded file for 15 minutes without a token.
             * @example https://hub.example.com/uploads/0199d3f0-7f3e-7cc0-9c52-6d6a54a4c001?expires=1795230882&signature=x
             */
            url?: string;
            purpose?: components["schemas"]["UploadPurpose"];
            /**
             * @description Media type of the uploaded file.
             * @example image/png
             */
            contentType?: string;
            /**
             * @description Bytes of the uploaded file.
             * @example 48213
             */
            size?: number;
            /**
             * @description SHA-256 of the uploaded file in hex; `null` for files from before it was stored. The archive lists it for every file.
             * @example 4bf5122f344554c53bde2ebb8cd2b7e3d1600ad631c385a5d7cce23c7785459a
             */
            sha256?: string | null;
            /** @description When the file was uploaded. */
            sentAt?: components["schemas"]["Instant"];
        };
        Address: {
            id: components["schemas"]["Id"];
            /** @description Whether parcels go here unless told otherwise. */
            isDefault: boolean;
            recipient: components["schemas"]["RecipientName"];
            phone: components["schemas"]["RecipientPhone"];
            countryCode: components["schemas"]["CountryCode"];
            province?: components["schemas"]["ProvinceCode"];
            /** @description State, province, in the request's language where it has a name there; without a `province` it is what was written before provinces had codes, and is to be chosen anew. */
            provinceName?: components["schemas"]["AddressPart"];
            /** @description City; district in TH, regency in ID. */
            city?: components["schemas"]["AddressPart"];
            /** @description District in ID. */
            district?: components["schemas"]["AddressPart"];
            /** @description Sub-district in TH, village in ID, ward in VN. */
            ward?: components["schemas"]["AddressPart"];
            line1: components["schemas"]["StreetLine"];
            line2?: components["schemas"]["AddressNote"];
            postcode?: components["schemas"]["Postcode"];
        };
        /**
         * @description Who takes the parcel.
         * @example Mali Srisuk
         */
        RecipientName: string;
        /**
         * @description E.164; the courier calls it.
         * @example +66812345678
         */
        RecipientPhone: string;
        /**
         * @description The name of a place.
         * @example Bangkok
         */
        AddressPart: string;
        /**
         * @description Street and house.
         * @example 12/4 Si Lom Road
         */
        StreetLine: string;
        /**
         * @description Building, floor, what helps to find it.
         * @example Third floor, beside the bakery
         */
        AddressNote: string;
        /**
         * @description ZIP or postal code.
         * @example 10500
         */
        Postcode: string;
        /**
         * @description State, province: a `code` of `listProvinces`, empty for none.
         * @example 10
         */
        AddressProvince: string;
        /**
         * @description An address of any country, with the `id` of the one it replaces. US wants `province` (state), `city` and a ZIP
         *     code; TH `province`, `city` (district), `ward` (sub-district) and 5 digits; ID `province`, `city` (regency),
         *     `district`, `ward` (village) and 5 digits; VN `province` and `ward`; any other country `city`.
         */
        ModifyAddressRequest: {
            id?: components["schemas"]["Id"];
            /** @description `true` makes it the default; anything else changes nothing. */
            isDefault?: boolean;
            recipient: components["schemas"]["RecipientName"];
            phone: components["schemas"]["RecipientPhone"];
            countryCode: components["schemas"]["CountryCode"];
            province?: components["schemas"]["AddressProvince"];
            /** @description City; district in TH, regency in ID. */
            city?: components["schemas"]["AddressPart"];
            /** @description District in ID. */
            district?: components["schemas"]["AddressPart"];
            /** @description Sub-district in TH, village in ID, ward in VN. */
            ward?: components["schemas"]["AddressPart"];
            line1: components["schemas"]["StreetLine"];
            line2?: components["schemas"]["AddressNote"];
            postcode?: components["schemas"]["Postcode"];
        };
        AddressList: {
            /** @description The default first. */
            items: components["schemas"]["Address"][];
        };
        SetDefaultAddressRequest: {
            id: components["schemas"]["Id"];
        };
        AddressForm: {
            countryCode: components["schemas"]["CountryCode"];
            /** @description In the order in which they are asked for. */
            parts: components["schemas"]["AddressFormPart"][];
        };
        AddressFormPart: {
            /**
             * @description The property of an address that it fills.
             * @enum {string}
             */
            name: "line1" | "line2" | "ward" | "district" | "city" | "province" | "postcode";
            /** @description What it is called there, in the request's language. */
            label: components["schemas"]["Name"];
            /** @description Whether an address can do without it. */
            required: boolean;
            /** @description A regular expression that it fits as a whole. */
            pattern?: string;
            /** @description How it is written. */
            example?: string;
        };
        MemberLevel: {
            /**
             * @description Levels run 1 to 4.
             * @example 2
             */
            level: number;
            /**
             * @description In the request's language.
             * @example Sprout
             */
            name: string;
            fromPoints: components["schemas"]["Amount"];
        };
        Membership: {
            timeZone: components["schemas"]["TimeZone"];
            /** @description A change that waits for the next day; `null` where none does. */
            nextTimeZone: components["schemas"]["NextTimeZone"] | null;
            coins: components["schemas"]["Amount"];
            /** @description The coins that expire first, `null` where there are none. */
            nextExpiry: components["schemas"]["CoinExpiry"] | null;
            /** @description All that were ever gained. */
            points: components["schemas"]["Amount"];
            /** @description Those of the running year; they reach a level. */
            pointsThisYear: components["schemas"]["Amount"];
            level: components["schemas"]["MemberLevel"];
            /** @description The last day on which the level holds without further points. */
            levelUntil: components["schemas"]["CalendarDate"];
            /** @description The level above, `null` at the top. */
            nextLevel: components["schemas"]["MemberLevel"] | null;
            pointsToNextLevel: components["schemas"]["Amount"];
            memberSince: components["schemas"]["CalendarDate"];
        };
        Today: {
            /** @description Where the member is. */
            date: components["schemas"]["CalendarDate"];
            /** @description What is soonest and worth most first. */
            items: components["schemas"]["TodayItem"][];
            /** @description The youngest, born or expected, and those of the same date; none after a loss. */
            babies: components["schemas"]["Baby"][];
            coinShop: components["schemas"]["TodayCoinShop"];
            /** @description The coins that expire first; `null` unless `getCoins` has a `rescue` for them. */
            expiry: components["schemas"]["CoinExpiry"] | null;
        };
        TodayItem: {
            kind: components["schemas"]["TodayKind"];
            /** @description The baby's, or the member's own for their birthday; the won gift's, voucher's, parcel's, campaign's. */
            id: string;
            /**
             * @description What the family calls the baby, `null` where it has no name; an order's number; else what the gift, voucher, product or
             *     campaign is called.
             */
            name: string | null;
            picture: components["schemas"]["Picture"];
            /** @description The last day on which it can be had; `null` where it does not end. */
            lastDay: components["schemas"]["CalendarDate"] | null;
            /** @description What it brings at once. */
            coins: components["schemas"]["Amount"];
            /** @description The campaign's page; `null` for all else. */
            path: components["schemas"]["HubPath"] | null;
            /** @description Of a parcel's or order's way; `null` for all else. */
            parcelState: components["schemas"]["ParcelState"] | null;
        };
        /**
         * @description `levelGift` stands once, for all gifts of the level that cost no coins; `order` is a parcel of one, `parcel` that of a gift
         *     or of a redemption.
         * @enum {string}
         */
        TodayKind: "newBabyGift" | "babyBirthdayGift" | "momBirthdayGift" | "levelGift" | "wonGift" | "voucher" | "order" | "parcel" | "raffle";
        TodayCoinShop: {
            /** @description Of what the balance buys, worth most first, and then of what it nearly does. */
            pictures: components["schemas"]["Picture"][];
            /** @description How many products the member can have now. */
            affordable: number;
            /** @description Coins to the product the member wished for, or else to the next one; `null` where nothing is left to save for. */
            missing: components["schemas"]["Amount"] | null;
        };
        CoinExpiry: {
            amount: components["schemas"]["Amount"];
            date: components["schemas"]["CalendarDate"];
        };
        /** @description What is given; zeros and `null` for what is not. */
        PrizeSummary: {
            coins: components["schemas"]["Amount"];
            points: components["schemas"]["Amount"];
            /** @description A voucher's name. */
            voucher: components["schemas"]["Name"] | null;
        };
        LevelList: {
            /** @description In rising order. */
            items: components["schemas"]["LevelWithRights"][];
        };
        LevelHistory: {
            /** @description Newest first. */
            items: components["schemas"]["LevelStay"][];
        };
        LevelStay: {
            level: components["schemas"]["MemberLevel"];
            since: components["schemas"]["Instant"];
            /** @description `null` while it holds. */
            until: components["schemas"]["Instant"] | null;
            /** @description `null` while it holds. */
            ended: components["schemas"]["LevelEnd"] | null;
        };
        /** @enum {string} */
        LevelEnd: "rose" | "yearEnd" | "takenBack";
        RightSavings: {
            /** @example 2026 */
            year: number;
            /** @description One a currency; empty where nothing was saved. */
            amounts: components["schemas"]["Money"][];
            /** @description How many were used. */
            vouchers: components["schemas"]["Amount"];
        };
        LevelWithRights: {
            level: components["schemas"]["MemberLevel"];
            /** @description Those that this level adds. */
            rights: components["schemas"]["LevelRight"][];
        };
        LevelRight: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
            kind: components["schemas"]["RightKind"];
        };
        /**
         * @description A `perk` is simply there, a `claim` gives its prize once a year when asked for, a `proof` once what was sent is
         *     accepted.
         * @enum {string}
         */
        RightKind: "perk" | "claim" | "proof";
        /**
         * @description How a right stands for the member in the running year.
         * @enum {string}
         */
        RightState: "locked" | "open" | "waiting" | "used";
        Right: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
            kind: components["schemas"]["RightKind"];
            /** @description The lowest level that has it. */
            fromLevel: number;
            state: components["schemas"]["RightState"];
            eligibility: components["schemas"]["Eligibility"];
            /** @description When it was claimed or proven this year. */
            usedAt: components["schemas"]["Instant"] | null;
            /** @description What it gives when claimed or proven; `null` where that is not the point of it. */
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
            /** @description The balance after it. */
            coins: components["schemas"]["Amount"];
        };
        UploadRightProofRequest: {
            rightId: components["schemas"]["Id"];
            /** @description Files that were uploaded for the purpose `right`; one named twice counts once. */
            uploadIds: components["schemas"]["Id"][];
        };
        /**
         * @description `submitted` until somebody has looked at it.
         * @enum {string}
         */
        RightProofState: "submitted" | "accepted" | "refused";
        RightProof: {
            id: components["schemas"]["Id"];
            right: components["schemas"]["NamedRight"];
            /**
             * @description The calendar year it counts for.
             * @example 2026
             */
            year: number;
            state: components["schemas"]["RightProofState"];
            submittedAt: components["schemas"]["Instant"];
            /** @description When it was accepted or refused. */
            decidedAt: components["schemas"]["Instant"] | null;
            /** @description Why it was refused; `null` unless it was. */
            refusal: components["schemas"]["ProofRefusal"] | null;
        };
        /**
         * @description What was wrong with a proof: it cannot be read, it lacks the shop, the product or the date, it shows something else,
         *     its purchase was in another year, or it was sent before.
         * @enum {string}
         */
        ProofRefusal: "unreadable" | "incomplete" | "notAProof" | "otherYear" | "usedBefore";
        NamedRight: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
        };
        RightProofPage: {
            /** @description Newest first. */
            items: components["schemas"]["RightProof"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description Whole coins, negative when taken.
         * @example -150
         */
        SignedAmount: number;
        Coins: {
            /** @description What can be spent now. */
            balance: components["schemas"]["Amount"];
            /** @description The balance by last day, soonest first. */
            expiring: components["schemas"]["CoinExpiry"][];
            /** @description What expires soon, and what to do about it; `null` where nothing does. */
            rescue: components["schemas"]["CoinRescue"] | null;
            /** @description The last twelve months, oldest first; the last one is running. */
            months: components["schemas"]["CoinMonth"][];
        };
        CoinRescue: {
            /** @description What expires within two months. */
            amount: components["schemas"]["Amount"];
            /** @description The last day of the first of them. */
            date: components["schemas"]["CalendarDate"];
            /** @description Products that the member can redeem now, those that use most of these coins first. */
            products: components["schemas"]["MallProduct"][];
        };
        /** @description opening + earned − spent − expired + returned − takenBack = balance */
        CoinMonth: {
            /** @description The first day of the month. */
            from: components["schemas"]["CalendarDate"];
            /** @description The balance with which the month began. */
            opening: components["schemas"]["Amount"];
            /** @description Less coins that were taken back in the same month. */
            earned: components["schemas"]["Amount"];
            /** @description Less coins that were returned in the same month. */
            spent: components["schemas"]["Amount"];
            expired: components["schemas"]["Amount"];
            /** @description Coins that came back beyond those spent in the month. */
            returned: components["schemas"]["Amount"];
            /** @description Coins taken back beyond those earned in the month, such as after a refund. */
            takenBack: components["schemas"]["Amount"];
            /** @description At its end, or now. */
            balance: components["schemas"]["Amount"];
        };
        /**
         * @description `returned` is what was spent and came back, or was earned and went back.
         * @enum {string}
         */
        CoinMovementKind: "earned" | "spent" | "expired" | "returned";
        CoinReason: {
            /**
             * @description What for, for machines.
             * @example check_in
             */
            purpose: string;
            /** @description What for, in the request's language. */
            label: components["schemas"]["Name"];
            /** @description What exactly, such as the product's name. */
            subject: components["schemas"]["Name"] | null;
        };
        CoinMovement: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["CoinMovementKind"];
            amount: components["schemas"]["SignedAmount"];
            /** @description The balance it left. */
            balance: components["schemas"]["Amount"];
            at: components["schemas"]["Instant"];
            reason: components["schemas"]["CoinReason"];
        };
        CoinMovementPage: {
            /** @description Newest first. */
            items: components["schemas"]["CoinMovement"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        CoinLotShare: {
            amount: components["schemas"]["SignedAmount"];
            /** @description The last day of these coins. */
            expiresOn: components["schemas"]["CalendarDate"];
            /** @description What can still be spent of these lots. */
            remaining: components["schemas"]["Amount"];
        };
        CoinMovementDetail: {
            movement: components["schemas"]["CoinMovement"];
            /** @description Soonest expiry first. */
            lots: components["schemas"]["CoinLotShare"][];
        };
        /**
         * @description A shelf of the points mall.
         * @enum {string}
         */
        MallCategory: "baby" | "mother" | "home" | "keepsake" | "voucher";
        /**
         * @description Sent to an address, or a voucher given at once.
         * @enum {string}
         */
        MallDelivery: "parcel" | "voucher";
        MallProduct: {
            id: components["schemas"]["Id"];
            category: components["schemas"]["MallCategory"];
            name: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
            picture: components["schemas"]["Picture"];
            /** @description In coins. */
            price: components["schemas"]["Amount"];
            /** @description What is left of the stock. */
            remaining: number;
            delivery: components["schemas"]["MallDelivery"];
            regions: components["schemas"]["Regions"];
            /** @description The lowest level it is for. */
            fromLevel: number;
            /** @description When it can first be redeemed; `null` for always. */
            opensAt: components["schemas"]["Instant"] | null;
            /** @description From when it no longer can; `null` for never. */
            closesAt: components["schemas"]["Instant"] | null;
            /** @description How many a member may have. */
            perMember: number;
            /** @description How many the member has. */
            redeemed: number;
            /** @description The way to its price; `null` where the balance is enough. */
            saving: components["schemas"]["MallSaving"] | null;
            /** @description Whether it is what the member saves for. */
            wished: boolean;
            eligibility: components["schemas"]["Eligibility"];
        };
        MallSaving: {
            /** @description How many are missing. */
            coins: components["schemas"]["Amount"];
            /** @description In how many days of the daily check-in they are there, counted from the next one. */
            days: number;
        };
        MallWishRequest: {
            /** @description What the member saves for; `null` for nothing any more. */
            productId: components["schemas"]["Id"] | null;
        };
        MallProductList: {
            items: components["schemas"]["MallProduct"][];
        };
        RedeemRequest: {
            productId: components["schemas"]["Id"];
            /** @description Where a parcel goes; a voucher needs none. */
            addressId?: components["schemas"]["Id"];
        };
        /**
         * @description How far it has come.
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
            /** @description What was paid in coins. */
            price: components["schemas"]["Amount"];
            state: components["schemas"]["RedemptionState"];
            redeemedAt: components["schemas"]["Instant"];
            /** @description When it came into its state. */
            stateAt: components["schemas"]["Instant"];
            /** @description Where it goes, as it was when it was redeemed; `null` for a voucher. */
            address: components["schemas"]["Address"] | null;
            /** @description The voucher that was given; `null` for a parcel. */
            voucherId: components["schemas"]["Id"] | null;
            /** @description Once it was sent. */
            parcel: components["schemas"]["Parcel"] | null;
            /** @description The states it has had, oldest first. */
            steps: components["schemas"]["RedemptionStep"][];
            /** @description Whether it can still be called off. */
            cancellable: boolean;
            arrives: components["schemas"]["Arrival"];
        };
        RedemptionStep: {
            state: components["schemas"]["RedemptionState"];
            at: components["schemas"]["Instant"];
        };
        Redeemed: {
            redemption: components["schemas"]["Redemption"];
            /** @description The balance after it. */
            coins: components["schemas"]["Amount"];
        };
        RedemptionPage: {
            /** @description Newest first. */
            items: components["schemas"]["Redemption"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description What it takes off an order.
         * @enum {string}
         */
        VoucherKind: "percent" | "amount" | "shipping";
        /**
         * @description `reserved` for 30 minutes once its code was revealed, at most until it expires; `void` when it was taken back.
         * @enum {string}
         */
        VoucherState: "active" | "reserved" | "used" | "expired" | "void";
        /**
         * @description `active` holds reserved ones too, `expired` also those that were taken back.
         * @enum {string}
         */
        VoucherFilter: "active" | "used" | "expired";
        Voucher: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["VoucherKind"];
            name: components["schemas"]["Name"];
            /** @description Its conditions. */
            text: components["schemas"]["Text"];
            /** @description Per cent off, of the kind `percent`. */
            percent: number | null;
            /** @description Taken off, of the kind `amount`, in the member's country. */
            amount: components["schemas"]["Money"] | null;
            /** @description What the order must come to. */
            minimumOrder: components["schemas"]["Money"] | null;
            /** @description What alone it is good for; `null` for everything in the shop. */
            scope: components["schemas"]["Name"] | null;
            regions: components["schemas"]["Regions"];
            state: components["schemas"]["VoucherState"];
            grantedAt: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["Instant"];
            /**
             * @description What the shop takes; told while it is reserved and once it was used.
             * @example HUB-7K2MQ-X4RTV
             */
            code: string | null;
            /** @description When the reservation ends. */
            reservedUntil: components["schemas"]["Instant"] | null;
            /** @description When the order that used it was placed. */
            usedAt: components["schemas"]["Instant"] | null;
            /** @description The order that used it, for `getOrder`. */
            orderId: components["schemas"]["Id"] | null;
        };
        VoucherPage: {
            /** @description In the order of the shelf. */
            items: components["schemas"]["Voucher"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description Without either, whichever can be used and expires first; `id` counts where both are given. */
        OpenVoucherInShopRequest: {
            /** @description This voucher. */
            id?: components["schemas"]["Id"];
            /**
             * @description A kind of the catalogue: of the vouchers of this kind, the soonest to expire.
             * @example welcome-10
             */
            type?: string;
        };
        VoucherInShop: {
            /**
             * Format: uri
             * @description Leads into the shop with the code applied.
             */
            url: string;
            voucher: components["schemas"]["Voucher"];
        };
        /**
         * @description A member's referral code.
         * @example 7KQ2MXRT
         */
        LinkCode: string;
        Referral: {
            linkCode: components["schemas"]["LinkCode"];
            /**
             * Format: uri-reference
             * @description The address to share on the hub's own origin.
             * @example /registration?linkCode=7KQ2MXRT
             */
            sharePath: string;
            advocateGets: components["schemas"]["PrizeSummary"];
            friendGets: components["schemas"]["PrizeSummary"];
            /** @description Friends who registered with the code. */
            joined: number;
            /** @description Those of them for whom both were rewarded. */
            rewarded: number;
            /** @description Friends for whom the member was rewarded this year, those who left included. */
            rewardedThisYear: number;
            /** @description For how many friends a year the member is rewarded at most. */
            friendsAYear: number;
        };
        /**
         * @description `joined` until the friend is active for the first time; `notCounted` brings the member no reward.
         * @enum {string}
         */
        ReferralState: "joined" | "rewarded" | "notCounted";
        /**
         * @description Why a friend does not count. Of `joined`, what is still missing: `NOT_VERIFIED`, a proven account; `NOT_ACTIVE`, a
         *     first check-in or redemption. Of `notCounted`: `CAP_REACHED`, `friendsAYear` had been rewarded when the friend was
         *     active first; `LEFT`, the friend's account ended before; `PAID_BEFORE`, a reward for the same email address or phone
         *     was paid within the last 365 days, for an account that ended since: neither the member nor the friend is rewarded.
         * @enum {string}
         */
        ReferralReason: "NOT_VERIFIED" | "NOT_ACTIVE" | "CAP_REACHED" | "LEFT" | "PAID_BEFORE";
        ReferredFriend: {
            id: components["schemas"]["Id"];
            /**
             * @description The first letter of the first name; `null` once the friend has left.
             * @example R
             */
            initial: string | null;
            state: components["schemas"]["ReferralState"];
            /** @description `null` once both were rewarded. */
            reason: components["schemas"]["ReferralReason"] | null;
            joinedAt: components["schemas"]["Instant"];
            /** @description When both were rewarded. */
            rewardedAt: components["schemas"]["Instant"] | null;
        };
        ReferredFriendPage: {
            /** @description Newest first. */
            items: components["schemas"]["ReferredFriend"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description A board as addresses name it: 1 by level, 2 new baby, 3 mom's birthday, 4 baby's birthday. */
        GiftType: number;
        /**
         * @description What a gift is given for; `won` is given by draws and campaigns only.
         * @enum {string}
         */
        GiftKind: "level" | "newBaby" | "momBirthday" | "babyBirthday" | "won";
        /**
         * @description `waiting` was won and is not claimed. A claim goes from `reserved` by `confirmed`, `packed` and `shipped` to
         *     `delivered`; it is `cancelled` by the member or the house, `expired` where it was not confirmed in time, and
         *     `returned` where the parcel came back.
         * @enum {string}
         */
        GiftState: "waiting" | "reserved" | "confirmed" | "packed" | "shipped" | "delivered" | "cancelled" | "returned" | "expired";
        /**
         * @description A gift as it stands for the member. Reasons in `eligibility`: `NOT_IN_REGION`, `FROM_LEVEL_n`,
         *     `ALREADY_CLAIMED`, `SOLD_OUT`, `NOT_ENOUGH_COINS`; for birthdays and babies also `BIRTHDAY_MISSING`,
         *     `BABY_MISSING`, `BABY_NOT_BORN`, `DATE_CHANGED` (a date that was changed waits), `NOT_OPEN_YET`, `WINDOW_OVER`,
         *     `BIRTHS_TOO_CLOSE`, `BABY_GIFTS_LIMIT`.
         */
        Gift: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["GiftKind"];
            name: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
            picture: components["schemas"]["Picture"];
            /** @description The lowest level it is open to. */
            fromLevel: number;
            regions: components["schemas"]["Regions"];
            /** @description What it costs; most cost nothing. */
            coins: components["schemas"]["Amount"];
            /** @description What it costs in the shop of the country where the member lives, in its currency; in US dollars where there is none. */
            value: components["schemas"]["Money"];
            /** @description How many are left for everybody. */
            stockLeft: number;
            closesAt: components["schemas"]["GiftClosesAt"];
            eligibility: components["schemas"]["Eligibility"];
        };
        /**
         * @description The first instant at which it cannot be claimed any more, for the nearest of a birthday's or birth's days; `null`
         *     where it cannot be claimed now, or stays open.
         */
        GiftClosesAt: components["schemas"]["Instant"] | null;
        GiftPage: {
            items: components["schemas"]["Gift"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        GiftBoards: {
            /** @description Gifts that were won and wait to be claimed. */
            waiting: number;
            boards: components["schemas"]["GiftBoard"][];
        };
        GiftBoard: {
            type: components["schemas"]["GiftType"];
            kind: components["schemas"]["GiftKind"];
            /** @description How many gifts it holds. */
            gifts: number;
            /** @description How many of them can be claimed now. */
            open: number;
            closesAt: components["schemas"]["GiftClosesAt"];
            /** @description Of its first gifts. */
            pictures: components["schemas"]["Picture"][];
            /** @description Open where one gift is; else what is nearest. */
            eligibility: components["schemas"]["Eligibility"];
        };
        /** @description A birthday or birth, and the days on which its gift can be claimed. */
        GiftOccasion: {
            /** @description The baby; `null` for the member's own birthday. */
            babyId: components["schemas"]["Id"] | null;
            /** @description As the member calls it. */
            babyName: string | null;
            /** @description The birthday or birth; `null` before birth. */
            date: components["schemas"]["CalendarDate"] | null;
            /** @description The first day; `null` before birth. */
            opensOn: components["schemas"]["CalendarDate"] | null;
            /** @description The last day, included; `null` before birth. */
            closesOn: components["schemas"]["CalendarDate"] | null;
            /** @description When the last day is over where the member lives; `null` before birth. */
            closesAt: components["schemas"]["Instant"] | null;
            eligibility: components["schemas"]["Eligibility"];
            /** @description The claim it was used for. */
            claimId: components["schemas"]["Id"] | null;
        };
        /** @description What can be celebrated, and what with. Without `items` nothing of the kind is offered to the member. */
        OccasionGifts: {
            /** @description Open where one occasion is; else what is nearest, or what is missing where there is none. */
            eligibility: components["schemas"]["Eligibility"];
            /** @description In the order the babies were added. */
            occasions: components["schemas"]["GiftOccasion"][];
            /** @description The gifts to choose from. */
            items: components["schemas"]["Gift"][];
        };
        ClaimGiftRequest: {
            /** @description A gift by level, or one of the member's that waits. */
            id: components["schemas"]["Id"];
            /** @description Where it goes. */
            addressId: components["schemas"]["Id"];
        };
        ClaimMomGiftRequest: {
            /** @description The gift that was chosen. */
            giftId: components["schemas"]["Id"];
            /** @description Where it goes. */
            addressId: components["schemas"]["Id"];
        };
        ClaimBabyGiftRequest: {
            /** @description The gift that was chosen. */
            giftId: components["schemas"]["Id"];
            /** @description The baby it is for. */
            babyId: components["schemas"]["Id"];
            /** @description Where it goes. */
            addressId: components["schemas"]["Id"];
        };
        GiftBrief: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            picture: components["schemas"]["Picture"];
        };
        /**
         * @description `waiting` is still to be claimed, `underway` is from `reserved` to `shipped`, and `over` has arrived or came to
         *     nothing.
         * @enum {string}
         */
        MyGiftGroup: "waiting" | "underway" | "over";
        GiftStep: {
            state: components["schemas"]["GiftState"];
            at: components["schemas"]["Instant"];
        };
        MyGift: {
            /** @description The claim, or what waits to be claimed. */
            id: components["schemas"]["Id"];
            state: components["schemas"]["GiftState"];
            /** @description What it was given for. */
            kind: components["schemas"]["GiftKind"];
            gift: components["schemas"]["GiftBrief"];
            /** @description The baby it was claimed for. */
            babyId: components["schemas"]["Id"] | null;
            regions: components["schemas"]["Regions"];
            /** @description What it cost. */
            coins: components["schemas"]["Amount"];
            /** @description When it was claimed, or won. */
            at: components["schemas"]["Instant"];
            /** @description While it is `reserved`: when the claim lapses, unless it is confirmed before. */
            reservedUntil: components["schemas"]["Instant"] | null;
            /** @description Where it goes, as the address was when it was claimed. */
            address: components["schemas"]["Address"] | null;
            /** @description Once it was sent. */
            parcel: components["schemas"]["Parcel"] | null;
            /** @description The states it has had, oldest first. */
            steps: components["schemas"]["GiftStep"][];
            /** @description Whether it can still be cancelled. */
            cancellable: boolean;
            arrives: components["schemas"]["Arrival"];
            /** @description Of `babyId`, as the member calls them; `null` without one, and while the member wants nothing said of babies. */
            babyName: string | null;
        };
        MyGiftPage: {
            items: components["schemas"]["MyGift"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description `helpers` are fathers, grandparents and friends.
         * @enum {string}
         */
        ReadingTopic: "sleep" | "feeding" | "pumping" | "work" | "helpers" | "mind";
        CourseChapter: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            /** @description How long it takes to read. */
            minutes: number;
            /** @description When the member finished it. */
            doneAt: components["schemas"]["Instant"] | null;
        };
        CourseChapterText: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            /** @description How long it takes to read. */
            minutes: number;
            /** @description When the member finished it. */
            doneAt: components["schemas"]["Instant"] | null;
            text: components["schemas"]["Text"];
        };
        Course: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
            picture: components["schemas"]["Picture"];
            topic: components["schemas"]["ReadingTopic"];
            /** @description The lowest level it is open to. */
            fromLevel: number;
            /** @description How long all of it takes to read. */
            minutes: number;
            /** @description For finishing it, once. */
            reward: components["schemas"]["Reward"];
            /** @description Chapters the member has finished. */
            done: number;
            /** @description When the member finished the last of them. */
            finishedAt: components["schemas"]["Instant"] | null;
            chapters: components["schemas"]["CourseChapter"][];
            eligibility: components["schemas"]["Eligibility"];
        };
        CourseDetail: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
            picture: components["schemas"]["Picture"];
            topic: components["schemas"]["ReadingTopic"];
            /** @description The lowest level it is open to. */
            fromLevel: number;
            /** @description How long all of it takes to read. */
            minutes: number;
            /** @description For finishing it, once. */
            reward: components["schemas"]["Reward"];
            /** @description Chapters the member has finished. */
            done: number;
            /** @description When the member finished the last of them. */
            finishedAt: components["schemas"]["Instant"] | null;
            chapters: components["schemas"]["CourseChapterText"][];
            eligibility: components["schemas"]["Eligibility"];
        };
        CourseList: {
            items: components["schemas"]["Course"][];
        };
        FinishChapterRequest: {
            /** @description A chapter of the course. */
            chapterId: components["schemas"]["Id"];
        };
        ChapterFinished: {
            /** @description What this call granted; zeros before the last chapter. */
            reward: components["schemas"]["Reward"];
            course: components["schemas"]["CourseDetail"];
        };
        BenefitLink: {
            /**
             * @description Where it leads.
             * @enum {string}
             */
            kind: "shop" | "voucher";
            /**
             * Format: uri-reference
             * @description Of the kind `shop` a place there, for `returnTo` of `getShopifyPass`; of `voucher` a page of the hub.
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
            /** @description The lowest level it is open to. */
            fromLevel: number;
            link: components["schemas"]["BenefitLink"];
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
            /** @description Whether the member has read it. */
            isBrowse: boolean;
            /** @description How many articles it has. */
            articles: number;
        };
        MagazinePage: {
            items: components["schemas"]["MagazineIssue"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        MagazineIsBrowse: {
            /** @description Every issue that has appeared is read. */
            isAllBrowse: boolean;
        };
        MagazineArticle: {
            id: components["schemas"]["Id"];
            topic: components["schemas"]["ReadingTopic"];
            name: components["schemas"]["Name"];
            picture: components["schemas"]["Picture"];
            /** @description How long it takes to read. */
            minutes: number;
            paragraphs: components["schemas"]["Text"][];
        };
        MagazineDetail: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
            picture: components["schemas"]["Picture"];
            publishedOn: components["schemas"]["CalendarDate"];
            /** @description Whether the member has read it. */
            isBrowse: boolean;
            articles: components["schemas"]["MagazineArticle"][];
        };
        /**
         * @description When something is good to read: a stage of feeding (`expecting` to `explorer`), the time around the return to work, or
         *     any moment (`quietMoment`).
         * @enum {string}
         */
        ReadingMoment: "expecting" | "firstDays" | "firstWeeks" | "settling" | "outAndAbout" | "firstTastes" | "explorer" | "backToWork" | "quietMoment";
        ReadingSuggestion: {
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "article" | "course";
            id: components["schemas"]["Id"];
            /** @description The issue an article stands in. */
            issue: components["schemas"]["Id"] | null;
            name: components["schemas"]["Name"];
            picture: components["schemas"]["Picture"];
            topic: components["schemas"]["ReadingTopic"];
            /** @description How long it takes to read. */
            minutes: number;
            /** @description Why it is suggested. */
            moment: components["schemas"]["ReadingMoment"];
        };
        ReadingForStage: {
            items: components["schemas"]["ReadingSuggestion"][];
        };
        /**
         * @description A check-in game, named as its screen.
         * @enum {string}
         */
        Game: "checkIn" | "normalCheckIn" | "eventCheckIn" | "blackFridayCheckIn" | "motherDay";
        /**
         * @description Where today stands to the time a game or draw is open.
         * @enum {string}
         */
        GamePhase: "ahead" | "open" | "over";
        /** @description The days a game is open, the last one included, by the member's calendar. */
        GameSeason: {
            from: components["schemas"]["CalendarDate"];
            to: components["schemas"]["CalendarDate"];
        };
        GameSummary: {
            game: components["schemas"]["Game"];
            name: components["schemas"]["Name"];
            intro: components["schemas"]["Text"];
            state: components["schemas"]["GamePhase"];
            /** @description The running season in the member's country, else the next, else the last; `null` where it is always open. */
            season: components["schemas"]["GameSeason"] | null;
            regions: components["schemas"]["Regions"];
            fromLevel: components["schemas"]["FromLevel"];
            eligibility: components["schemas"]["Eligibility"];
            /** @description Whether today is done. */
            checkedInToday: boolean;
            streak: components["schemas"]["Streak"];
            /** @description Whether today is a day of a pause. */
            paused: boolean;
            /** @description What the seven days of a cycle bring. */
            rewards: components["schemas"]["Reward"][];
        };
        GameList: {
            games: components["schemas"]["GameSummary"][];
        };
        /**
         * @description The lowest level it is for.
         * @example 1
         */
        FromLevel: number;
        /**
         * @description Days in a row up to today or the day before, made-up days included. Days of a pause neither break nor extend it.
         * @example 3
         */
        Streak: number;
        CheckInDay: {
            /** @description Its place in the cycle. */
            day: number;
            date: components["schemas"]["CalendarDate"];
            /**
             * @description `today` while it is still to be done; `made-up` where it was done later.
             * @enum {string}
             */
            state: "done" | "made-up" | "today" | "missed" | "ahead";
            reward: components["schemas"]["Reward"];
        };
        /** @description Days on which nothing is missed, the last one included. Checking in ends it early. */
        CheckInPause: {
            from: components["schemas"]["CalendarDate"];
            to: components["schemas"]["CalendarDate"];
        };
        /** @description What can still be made up in the running cycle. */
        MakeUps: {
            /**
             * @description How many make-up days are left.
             * @example 2
             */
            left: number;
            /** @description Coins for each; 0 where all are free. */
            price: components["schemas"]["Amount"];
            /**
             * @description Whether the next one is a gift, whatever the price: once in a cycle of which three days or more were not checked in
             *     on their own day.
             */
            free: boolean;
            /** @description The missed days, oldest first. */
            dates: components["schemas"]["CalendarDate"][];
        };
        /** @description A day of the calendar that something is to be said of. */
        CheckInMark: {
            date: components["schemas"]["CalendarDate"];
            /**
             * @description `missed` within a cycle that was begun; days between two cycles are not missed.
             * @enum {string}
             */
            state: "done" | "made-up" | "paused" | "missed";
        };
        CheckInState: {
            game: components["schemas"]["Game"];
            name: components["schemas"]["Name"];
            intro: components["schemas"]["Text"];
            state: components["schemas"]["GamePhase"];
            /** @description The running season in the member's country, else the next, else the last; `null` where it is always open. */
            season: components["schemas"]["GameSeason"] | null;
            eligibility: components["schemas"]["Eligibility"];
            /** @description The day the game is at: the last one checked in where a move west has set the calendar back. */
            today: components["schemas"]["CalendarDate"];
            timeZone: components["schemas"]["TimeZone"];
            /** @description When the game's next day begins. */
            resetsAt: components["schemas"]["Instant"];
            /** @description Whether today is done. */
            checkedInToday: boolean;
            streak: components["schemas"]["Streak"];
            /** @description The seven days of the running cycle; days of a pause are left out. */
            cycle: components["schemas"]["CheckInDay"][];
            todaysReward: components["schemas"]["Reward"];
            /** @description What the next day brings; no coins and no points where the season ends today. */
            tomorrowsReward: components["schemas"]["Reward"];
            /** @description What became of the days since the first of last month, and those of a pause that runs, oldest first. */
            history: components["schemas"]["CheckInMark"][];
            makeUps: components["schemas"]["MakeUps"];
            /** @description The pause that runs today or begins tomorrow, `null` where there is none. */
            pause: components["schemas"]["CheckInPause"] | null;
            /**
             * @description Pause days left in the running quarter of the year.
             * @example 14
             */
            pauseDaysLeft: number;
            /** @description The first day of the next quarter, from which on there are new pause days. */
            pauseRenewsOn: components["schemas"]["CalendarDate"];
        };
        CheckedIn: {
            reward: components["schemas"]["Reward"];
            /** @description The balance after it. */
            coins: components["schemas"]["Amount"];
            /** @description The balance after it. */
            points: components["schemas"]["Amount"];
            state: components["schemas"]["CheckInState"];
        };
        LateCheckInRequest: {
            /** @description When it was pressed, by the clock of the device. */
            pressedAt: components["schemas"]["Instant"];
        };
        LateCheckedIn: {
            /** @description The day it landed on. */
            date: components["schemas"]["CalendarDate"];
            reward: components["schemas"]["Reward"];
            /** @description The balance after it. */
            coins: components["schemas"]["Amount"];
            /** @description The balance after it. */
            points: components["schemas"]["Amount"];
            state: components["schemas"]["CheckInState"];
        };
        MakeUpRequest: {
            /** @description A missed day of the running cycle. */
            date: components["schemas"]["CalendarDate"];
        };
        PauseRequest: {
            /**
             * @description How many days to pause. `pauseDaysLeft` says how many there are.
             * @example 5
             */
            days: number;
        };
        /**
         * @description The id of a prize within its draw.
         * @example night-light
         */
        PrizeId: string;
        DrawPrize: {
            id: components["schemas"]["PrizeId"];
            name: components["schemas"]["Name"];
            picture: components["schemas"]["Picture"];
            reward: components["schemas"]["Reward"];
        };
        /**
         * @description Its share of the draw; it never changes while the draw runs.
         * @example 4
         */
        Weight: number;
        /**
         * @description How many there are; `null` for the consolation prize, which never runs out.
         * @example 120
         */
        PrizeStock: number | null;
        /** @description A prize with everything that decides how likely it is. */
        LuckyGift: {
            prize: components["schemas"]["DrawPrize"];
            weight: components["schemas"]["Weight"];
            /**
             * @description The chance of the next draw to win it, six decimals: its weight over the sum of weights, 0 once none is
             *     left. The consolation prize takes over the weights of what is sold out.
             * @example 0.04
             */
            odds: number;
            stock: components["schemas"]["PrizeStock"];
            /** @description How many are left now; `null` for the consolation prize. */
            remaining: components["schemas"]["PrizeStock"];
        };
        DrawSummary: {
            draw: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            state: components["schemas"]["GamePhase"];
            opensAt: components["schemas"]["Instant"];
            /** @description The first instant it is over. */
            closesAt: components["schemas"]["Instant"];
            regions: components["schemas"]["Regions"];
            fromLevel: components["schemas"]["FromLevel"];
            eligibility: components["schemas"]["Eligibility"];
            /** @description Coins for a ticket. */
            price: components["schemas"]["Amount"];
            /**
             * @description Tickets a member can get for coins in a day.
             * @example 5
             */
            ticketsPerDay: number;
            tickets: components["schemas"]["TicketCount"];
        };
        /**
         * @description The member's tickets that are not used.
         * @example 2
         */
        TicketCount: number;
        DrawList: {
            /** @description The latest to open first. */
            draws: components["schemas"]["DrawSummary"][];
        };
        LuckyDraw: {
            draw: components["schemas"]["DrawSummary"];
            gifts: components["schemas"]["LuckyGifts"];
        };
        /** @description All that can be won, in the order that a draw counts through. */
        LuckyGifts: components["schemas"]["LuckyGift"][];
        LuckyList: {
            /** @description The open draws. */
            draws: components["schemas"]["LuckyDraw"][];
        };
        /**
         * @description SHA-256 of the seed's 32 bytes, in hexadecimal. It binds the house before the first draw.
         * @example 0105bc98ce33ace31ec4ac4d70ab261f7656080ef7a8fffb9732306e094a815a
         */
        SeedHash: string;
        Draw: {
            draw: components["schemas"]["DrawSummary"];
            intro: components["schemas"]["Text"];
            gifts: components["schemas"]["LuckyGifts"];
            /** @description The commitment to the seed, `null` until the draw opens. */
            seedHash: components["schemas"]["SeedHash"] | null;
            /** @description The member's tickets that are not used, the oldest first, at most 50. */
            ticketIds: components["schemas"]["Id"][];
            /**
             * @description Tickets the member got for coins today by their calendar.
             * @example 1
             */
            boughtToday: number;
        };
        BuyTicketsRequest: {
            /**
             * @description How many.
             * @example 2
             */
            count: number;
        };
        TicketsBought: {
            /** @description The ids of the new tickets. */
            bought: components["schemas"]["Id"][];
            tickets: components["schemas"]["TicketCount"];
            /**
             * @description Tickets the member got for coins today.
             * @example 2
             */
            boughtToday: number;
            /** @description The balance after it. */
            coins: components["schemas"]["Amount"];
        };
        LotteryRequest: {
            draw: components["schemas"]["Id"];
            /**
             * @description What to draw with; coins are taken only where it says so.
             * @enum {string}
             */
            payWith: "ticket" | "coins";
            /** @description Which of the member's tickets, the oldest where none is named. It has no meaning with coins. */
            ticket?: components["schemas"]["Id"];
        };
        DrawResult: {
            id: components["schemas"]["Id"];
            draw: components["schemas"]["Id"];
            drawName: components["schemas"]["Name"];
            /** @description The ticket it was drawn with. */
            ticket: components["schemas"]["Id"];
            /** @description What the ticket drew. Where the last one was gone the consolation prize was given instead. */
            drawn: components["schemas"]["PrizeId"];
            /** @description What was given. */
            prize: components["schemas"]["DrawPrize"];
            /**
             * @description The screen where the prize is: gifts wait there to be claimed, the others are the member's already.
             * @enum {string}
             */
            claimAt: "/gifts/reward" | "/coupon" | "/coins";
            drawnAt: components["schemas"]["Instant"];
        };
        LotteryAnswer: {
            result: components["schemas"]["DrawResult"];
            /** @description The balance after it. */
            coins: components["schemas"]["Amount"];
            /** @description The balance after it. */
            points: components["schemas"]["Amount"];
            tickets: components["schemas"]["TicketCount"];
        };
        MyLuckyGifts: {
            /** @description The newest first. */
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
            /** @description What the ticket drew. */
            drawn: components["schemas"]["PrizeId"];
            /** @description What was given. */
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
            /** @description In the order that a draw counts through; the one without a stock is the consolation prize. */
            prizes: components["schemas"]["ProofPrize"][];
            /** @description The member's own results, the newest first. */
            items: components["schemas"]["ProofResult"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description 1 says offline, its page is then "Activity not found"; 0 says that its page opens.
         * @enum {integer}
         */
        ActivityStatus: 0 | 1;
        /**
         * @description Where now lies to the activity's window.
         * @enum {string}
         */
        ActivityState: "ahead" | "open" | "past";
        /**
         * @description 1 is the event registration, 2 Mamaglow.
         * @enum {integer}
         */
        ActivityScene: 1 | 2;
        /**
         * @description Names a raffle.
         * @example AUG00004
         */
        ActivityType: string;
        /**
         * @description What a member's `activityList` holds when the activity is open to them.
         * @example MAR00002
         */
        PermissionCode: string;
        /**
         * @description As it stands in the page's address. Longer words in addresses could be codes, and are never measured.
         * @example EventRegistration
         */
        CampaignName: string;
        /**
         * @description The year in the page's address, in which the campaign began.
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
            /** @description When it opens. */
            from: components["schemas"]["Instant"];
            /** @description When it is over. */
            to: components["schemas"]["Instant"];
            regions: components["schemas"]["Regions"];
            /** @description The code its page asks for, `null` where it asks for none. */
            permission: components["schemas"]["PermissionCode"] | null;
        };
        RaffleStatusRequest: {
            activityType: components["schemas"]["ActivityType"];
        };
        RaffleStatus: {
            activityStatus: components["schemas"]["ActivityStatus"];
            activityId: components["schemas"]["Id"];
            /** @description When it opens. */
            from: components["schemas"]["Instant"];
            /** @description When it is over and the winners are drawn. */
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
            /** @description When it opens. */
            from: components["schemas"]["Instant"];
            /** @description When it is over. */
            to: components["schemas"]["Instant"];
            regions: components["schemas"]["Regions"];
            /** @description The code it asks for, `null` where it asks for none. */
            permission: components["schemas"]["PermissionCode"] | null;
            /** @description The member holds that code or needs none. */
            hasPermission: boolean;
            joining: components["schemas"]["Joining"];
            /** @description It is for the member's country. */
            inRegion: boolean;
            /** @description The member's newest registration for its event. */
            registration: components["schemas"]["EventRegistration"] | null;
            /** @description What became of the member's entry in its raffle; `null` where they have none. */
            raffle: components["schemas"]["RaffleEntryState"] | null;
        };
        /**
         * @description How members get its permission code; `null` where it has none to give.
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
            /** @description When it opens. */
            from: components["schemas"]["Instant"];
            /** @description When it is over. */
            to: components["schemas"]["Instant"];
            regions: components["schemas"]["Regions"];
            /** @description The code it asks for, `null` where it asks for none. */
            permission: components["schemas"]["PermissionCode"] | null;
            joining: components["schemas"]["Joining"];
            /** @description The event that places can be saved for. */
            event: components["schemas"]["ActivityEvent"] | null;
            /** @description The raffle that belongs to it. */
            raffle: components["schemas"]["RaffleOffer"] | null;
            /** @description What a day's sign-in brings, where it is a sign-in activity. */
            signIn: components["schemas"]["Reward"] | null;
            /** @description The page from top to bottom. */
            blocks: components["schemas"]["CampaignBlock"][];
            /** @description What of it is the member's; `null` for a visitor. */
            mine: components["schemas"]["MyCampaign"] | null;
        };
        MyCampaign: {
            /** @description The member holds its permission code or needs none. */
            hasPermission: boolean;
            /** @description The member's newest registration for its event. */
            registration: components["schemas"]["EventRegistration"] | null;
            /** @description The member's entry in its raffle. */
            raffle: components["schemas"]["RaffleEntry"] | null;
            /** @description The sign-in of the member's local date is done. */
            signedInToday: boolean;
        };
        ActivityEvent: {
            place: components["schemas"]["Name"];
            startsAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"];
            registrationClosesAt: components["schemas"]["Instant"];
            /** @description Places can be saved no longer. */
            isClosed: boolean;
            /** @description All places. */
            capacity: number;
            /** @description Places nobody has yet. */
            placesLeft: number;
            /** @description Room in the waiting list. */
            waitingPlacesLeft: number;
        };
        RaffleOffer: {
            activityType: components["schemas"]["ActivityType"];
            /**
             * @description `closed` from the end of the window until the winners are drawn, which takes an hour at most.
             * @enum {string}
             */
            state: "ahead" | "open" | "closed" | "drawn";
            /** @description What taking part brings. */
            reward: components["schemas"]["Reward"];
            /** @description How many names are drawn. */
            winners: number;
            /** @description What each winner gets. */
            winnersReward: components["schemas"]["Reward"];
            /** @description When the winners are drawn. */
            drawnAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description How long the page shows who won; `null` where it stays.
             */
            shownUntil: string | null;
            /** @description All tickets that are in it. */
            tickets: number;
            /** @description What the draw is bound to; `null` before the raffle opens. */
            seedHash: components["schemas"]["SeedHash"] | null;
            /** @description What bringing friends brings; `null` where nothing. */
            friends: components["schemas"]["RaffleFriends"] | null;
        };
        RaffleFriends: {
            /** @description More tickets for both of them. */
            tickets: number;
            /** @description All tickets that one member can have. */
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
            /** @description How many entries were to win. */
            winners: number;
            /** @description All tickets that were in it. */
            tickets: number;
            /** @description The entries that won, in the order in which they were drawn. */
            won: components["schemas"]["Id"][];
            /** @description The tickets that were in it, in the order of their ids. */
            items: components["schemas"]["Id"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description A part of the page; `kind` says which. */
        CampaignBlock: components["schemas"]["CampaignHero"] | components["schemas"]["CampaignText"] | components["schemas"]["CampaignSteps"] | components["schemas"]["CampaignPrizes"] | components["schemas"]["CampaignFaq"] | components["schemas"]["CampaignProducts"] | components["schemas"]["CampaignStory"] | components["schemas"]["CampaignCountdown"] | components["schemas"]["CampaignForm"] | components["schemas"]["CampaignRaffle"] | components["schemas"]["CampaignRules"] | components["schemas"]["CampaignWinners"];
        /** @description The opening, with its call to act. */
        CampaignHero: {
            /**
             * @description Which block it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "hero";
            title: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
            picture: components["schemas"]["Picture"];
            /** @description Where the button leads, where there is one. */
            action: components["schemas"]["CampaignAction"] | null;
        };
        CampaignAction: {
            label: components["schemas"]["Name"];
            to: components["schemas"]["PagePath"];
        };
        /**
         * @description A page of the hub.
         * @example /games/checkIn
         */
        PagePath: string;
        CampaignText: {
            /**
             * @description Which block it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "text";
            title: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
        };
        CampaignSteps: {
            /**
             * @description Which block it is. (enum property replaced by openapi-typescript)
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
             * @description Which block it is. (enum property replaced by openapi-typescript)
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
            /** @description How many there are; `null` for everybody. */
            count: number | null;
            /** @description How likely one more ticket wins it as things stand; `null` where it is not drawn. */
            odds: number | null;
        };
        CampaignFaq: {
            /**
             * @description Which block it is. (enum property replaced by openapi-typescript)
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
             * @description Which block it is. (enum property replaced by openapi-typescript)
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
        /** @description Something to read, with a picture beside it. */
        CampaignStory: {
            /**
             * @description Which block it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "story";
            title: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
            picture: components["schemas"]["Picture"];
        };
        /** @description Counts down to the opening, then to the end; gone once it is over. */
        CampaignCountdown: {
            /**
             * @description Which block it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "countdown";
            title: components["schemas"]["Name"];
            until: components["schemas"]["Instant"];
        };
        /** @description Where on the page places at the event are saved; below the opening without it. */
        CampaignForm: {
            /**
             * @description Which block it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "form";
        };
        /** @description Where on the page the raffle is entered; below the opening without it. */
        CampaignRaffle: {
            /**
             * @description Which block it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "raffle";
        };
        /** @description What holds for everybody who takes part. */
        CampaignRules: {
            /**
             * @description Which block it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "rules";
            title: components["schemas"]["Name"];
            rules: components["schemas"]["Text"][];
        };
        /** @description That the winners are drawn, and how to check it; there once they are. */
        CampaignWinners: {
            /**
             * @description Which block it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "winners";
            title: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
        };
        JoinActivityRequest: {
            activityId: components["schemas"]["Id"];
            /**
             * @description As printed on the invitation; needed where `joining` is `invitation`.
             * @example MORNING-2027
             */
            invitationCode?: string;
        };
        JoinedActivity: {
            activityId: components["schemas"]["Id"];
            permission: components["schemas"]["PermissionCode"];
            /** @description All permission codes of the member as they are now. */
            activityList: components["schemas"]["PermissionCode"][];
        };
        ActivitySignIn: {
            activityId: components["schemas"]["Id"];
            date: components["schemas"]["CalendarDate"];
            /** @description Whether this was the first of the day, which brought the reward. */
            firstToday: boolean;
            reward: components["schemas"]["Reward"];
            redirect: components["schemas"]["PagePath"];
        };
        /**
         * @description `waiting` moves up to `registered` when a place becomes free.
         * @enum {string}
         */
        EventRegistrationState: "registered" | "waiting" | "cancelled";
        EventRegistrationRequest: {
            activityId: components["schemas"]["Id"];
            /**
             * @description What the hosts should know.
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
            /** @description What the member told the hosts. */
            note: string | null;
            /** @description Place in the waiting list, 1 for who is next; `null` unless waiting. */
            position: number | null;
            registeredAt: components["schemas"]["Instant"];
        };
        EnterRaffleRequest: {
            activityType: components["schemas"]["ActivityType"];
        };
        /**
         * @description `entered` until the winners are drawn.
         * @enum {string}
         */
        RaffleEntryState: "entered" | "won" | "notDrawn";
        RaffleEntry: {
            /** @description What stands for the member in the draw, in the place of a name. */
            id: components["schemas"]["Id"];
            activityType: components["schemas"]["ActivityType"];
            state: components["schemas"]["RaffleEntryState"];
            enteredAt: components["schemas"]["Instant"];
            /** @description What taking part brought. */
            reward: components["schemas"]["Reward"];
            /** @description The member's: the entry itself, and `_2` and so on. */
            tickets: number;
            /** @description The page with the member's link code, for friends; `null` where these bring nothing. */
            sharePath: components["schemas"]["PagePath"] | null;
        };
        GiftProductList: {
            /** @description How many days after the purchase it can be registered. */
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
             * @description As the receipt shows it; capitals and a leading
             * @example MC-204816
             */
            orderNumber: string;
            /** @description One of `listGiftProducts`. */
            productId: components["schemas"]["Id"];
            purchasedOn: components["schemas"]["CalendarDate"];
            /** @description Pictures of the receipt, each once. */
            uploadIds: components["schemas"]["Id"][];
        };
        /**
         * @description `submitted` until a person has looked at it.
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
             * @description In capitals.
             * @example MC-204816
             */
            orderNumber: string;
            productId: components["schemas"]["Id"];
            product: components["schemas"]["Name"];
            purchasedOn: components["schemas"]["CalendarDate"];
            state: components["schemas"]["GiftRegistrationState"];
            /** @description What was in the way, where it was refused. */
            refusedBecause: components["schemas"]["GiftRefusal"] | null;
            reward: components["schemas"]["Reward"];
            submittedAt: components["schemas"]["Instant"];
            /** @description When it was accepted or refused. */
            decidedAt: components["schemas"]["Instant"] | null;
        };
        /**
         * @description The picture cannot be read; it shows another order; it shows another product; the purchase was sent back.
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
         * @description The set of screens that a questionnaire belongs to, named as in their addresses: `questionnaire`, `questionnaire2`, or
         *     a package card.
         * @example BreastPump
         */
        QuestionnaireScreen: string;
        /**
         * @description A package card, named as its screen, such as `underwear`, `BreastPump` and `pregnancypillow`.
         * @example BreastPump
         */
        PackageCardName: string;
        /**
         * @description Questions of one version never change.
         * @example 2
         */
        QuestionnaireVersion: number;
        /**
         * @description A secret that opens one visitor's draft, 256 random bits.
         * @example Jm0yJ8n3f6Yt1cQwZk4uVx7bRa2sLd9eHg5oPi0TqEw
         */
        DraftId: string;
        /**
         * @description A secret that opens one visitor's submission, 100 random bits.
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
            /** @description The member has answered it; false for a visitor. */
            submitted: boolean;
            /** @description A draft of the member waits; false for a visitor. */
            hasDraft: boolean;
        };
        /** @description How long it takes. */
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
            /** @description The set has a page for a marketplace order. */
            asksForOrder: boolean;
            /** @description The set has a page for the picture of a review. */
            asksForReview: boolean;
            /** @description Where it is sold, a country each; empty where no order is asked for. */
            marketplaces: components["schemas"]["Marketplace"][];
            pages: components["schemas"]["QuestionnairePage"][];
            /** @description The member has answered it; false for a visitor. */
            submitted: boolean;
        };
        Marketplace: {
            countryCode: components["schemas"]["CountryCode"];
            /**
             * @description What it calls itself.
             * @example Amazon
             */
            name: string;
            /**
             * Format: uri
             * @description Where a buyer sees their orders.
             */
            url: string;
            /** @description A regular expression that its order numbers match. */
            orderNumberPattern: string;
            orderNumberExample: components["schemas"]["MarketplaceOrderNumber"];
        };
        /**
         * @description As the marketplace shows it.
         * @example 111-2048162-0481624
         */
        MarketplaceOrderNumber: string;
        QuestionnairePage: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Name"];
            questions: components["schemas"]["Question"][];
        };
        /**
         * @description `kind` says how it is answered: `single`, `multiple` and `pictureChoice` by an answer of the kind `choices`; `text`,
         *     `longText`, `email` and `phone` by `text`; `number`, `scale` and `recommendation` by `number`; `date` by `date`;
         *     `address` by `address`; `file` by `files`. A label or help may hold `{answer:<question id>}`, which stands for the
         *     answer to a question before, in words.
         */
        Question: components["schemas"]["ChoiceQuestion"] | components["schemas"]["PictureQuestion"] | components["schemas"]["TextQuestion"] | components["schemas"]["NumberQuestion"] | components["schemas"]["ScaleQuestion"] | components["schemas"]["DateQuestion"] | components["schemas"]["AddressQuestion"] | components["schemas"]["FileQuestion"];
        ChoiceQuestion: {
            id: components["schemas"]["Id"];
            /**
             * @description One choice or several. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "single" | "multiple";
            label: components["schemas"]["QuestionLabel"];
            help: components["schemas"]["QuestionHelp"];
            required: components["schemas"]["QuestionRequired"];
            showIf: components["schemas"]["ShowIf"];
            options: components["schemas"]["QuestionOption"][];
            /** @description How many may be chosen. */
            maxChoices: number;
        };
        QuestionOption: {
            id: components["schemas"]["Id"];
            label: components["schemas"]["Name"];
        };
        PictureQuestion: {
            id: components["schemas"]["Id"];
            /**
             * @description Choices that are drawn, one or several. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "pictureChoice";
            label: components["schemas"]["QuestionLabel"];
            help: components["schemas"]["QuestionHelp"];
            required: components["schemas"]["QuestionRequired"];
            showIf: components["schemas"]["ShowIf"];
            options: components["schemas"]["PictureOption"][];
            /** @description How many may be chosen. */
            maxChoices: number;
        };
        PictureOption: {
            id: components["schemas"]["Id"];
            label: components["schemas"]["Name"];
            picture: components["schemas"]["Picture"];
            /** @description What the picture shows. */
            alt: components["schemas"]["Name"];
        };
        TextQuestion: {
            id: components["schemas"]["Id"];
            /**
             * @description Any words in one line or in several, an e-mail address, or a phone in E.164. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "text" | "longText" | "email" | "phone";
            label: components["schemas"]["QuestionLabel"];
            help: components["schemas"]["QuestionHelp"];
            required: components["schemas"]["QuestionRequired"];
            showIf: components["schemas"]["ShowIf"];
            /** @description In UTF-16 code units. */
            maxLength: number;
        };
        NumberQuestion: {
            id: components["schemas"]["Id"];
            /**
             * @description A number in a unit. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "number";
            label: components["schemas"]["QuestionLabel"];
            help: components["schemas"]["QuestionHelp"];
            required: components["schemas"]["QuestionRequired"];
            showIf: components["schemas"]["ShowIf"];
            /** @description The least that fits. */
            minimum: number;
            /** @description The most that fits. */
            maximum: number;
            /** @description Digits after the point at most. */
            decimals: number;
            /**
             * @description Stands behind the number, may be empty.
             * @example mm
             */
            unit: string;
        };
        ScaleQuestion: {
            id: components["schemas"]["Id"];
            /**
             * @description A whole number between two ends with names; how likely it is to be recommended is one of 0 to 10. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "scale" | "recommendation";
            label: components["schemas"]["QuestionLabel"];
            help: components["schemas"]["QuestionHelp"];
            required: components["schemas"]["QuestionRequired"];
            showIf: components["schemas"]["ShowIf"];
            /** @description The lower end. */
            minimum: number;
            /** @description The upper end. */
            maximum: number;
            minimumLabel: components["schemas"]["Name"];
            maximumLabel: components["schemas"]["Name"];
        };
        DateQuestion: {
            id: components["schemas"]["Id"];
            /**
             * @description A calendar date. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "date";
            label: components["schemas"]["QuestionLabel"];
            help: components["schemas"]["QuestionHelp"];
            required: components["schemas"]["QuestionRequired"];
            showIf: components["schemas"]["ShowIf"];
            /**
             * Format: date
             * @description The first date that fits.
             */
            earliest: string | null;
            /**
             * Format: date
             * @description The last date that fits.
             */
            latest: string | null;
        };
        AddressQuestion: {
            id: components["schemas"]["Id"];
            /**
             * @description A postal address, by `getAddressForm` of its country. (enum property replaced by openapi-typescript)
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
             * @description Pictures, uploads of the purpose `questionnaire`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "file";
            label: components["schemas"]["QuestionLabel"];
            help: components["schemas"]["QuestionHelp"];
            required: components["schemas"]["QuestionRequired"];
            showIf: components["schemas"]["ShowIf"];
            /** @description How many there may be. */
            maxFiles: number;
        };
        /** @description The question in the request's language. */
        QuestionLabel: string;
        /** @description A line of help in the request's language. */
        QuestionHelp: string | null;
        /** @description Whether it must be answered where it shows. */
        QuestionRequired: boolean;
        /** @description When it shows; always where `null`. */
        ShowIf: components["schemas"]["QuestionRule"] | null;
        QuestionRule: {
            /**
             * @description Whether all conditions must hold or one of them.
             * @enum {string}
             */
            match: "all" | "any";
            conditions: components["schemas"]["QuestionCondition"][];
        };
        /**
         * @description Looks at the answer to one question before: `answered` holds where there is one; `includes` where one of `choices` was
         *     chosen, `excludes` where it is answered with none of them; `atLeast` and `atMost` compare with `number`.
         */
        QuestionCondition: {
            questionId: components["schemas"]["Id"];
            /**
             * @description How the answer is looked at.
             * @enum {string}
             */
            test: "answered" | "includes" | "excludes" | "atLeast" | "atMost";
            /** @description For `includes` and `excludes`, else empty. */
            choices: components["schemas"]["Id"][];
            /** @description For `atLeast` and `atMost`, else `null`. */
            number: number | null;
        };
        /** @description One answer a question at most, in any order; questions without one are left out. */
        Answers: components["schemas"]["Answer"][];
        /** @description An answer to one question; `kind` follows the question's. */
        Answer: components["schemas"]["ChoicesAnswer"] | components["schemas"]["TextAnswer"] | components["schemas"]["NumberAnswer"] | components["schemas"]["DateAnswer"] | components["schemas"]["AddressAnswer"] | components["schemas"]["FilesAnswer"];
        ChoicesAnswer: {
            /**
             * @description To `single`, `multiple` and `pictureChoice`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "choices";
            questionId: components["schemas"]["Id"];
            /** @description Ids of the options chosen, each once. */
            choices: components["schemas"]["Id"][];
        };
        TextAnswer: {
            /**
             * @description To `text`, `longText`, `email` and `phone`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "text";
            questionId: components["schemas"]["Id"];
            /**
             * @description The words.
             * @example It is quiet.
             */
            text: string;
        };
        NumberAnswer: {
            /**
             * @description To `number`, `scale` and `recommendation`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "number";
            questionId: components["schemas"]["Id"];
            /** @description In the question's unit. */
            number: number;
        };
        DateAnswer: {
            /**
             * @description To `date`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "date";
            questionId: components["schemas"]["Id"];
            date: components["schemas"]["CalendarDate"];
        };
        AddressAnswer: {
            /**
             * @description To `address`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "address";
            questionId: components["schemas"]["Id"];
            address: components["schemas"]["PostalAddress"];
        };
        /** @description Where something can be sent; what it is made of says `getAddressForm` of its country. */
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
             * @description To `file`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "files";
            questionId: components["schemas"]["Id"];
            /** @description Pictures that were uploaded, each once. */
            uploadIds: components["schemas"]["Id"][];
        };
        ReadDraftRequest: {
            /** @description A visitor's draft; members need none for theirs. */
            draftId?: components["schemas"]["DraftId"];
        };
        SaveDraftRequest: {
            version: components["schemas"]["QuestionnaireVersion"];
            answers: components["schemas"]["Answers"];
            draftId?: components["schemas"]["DraftId"];
        };
        QuestionnaireDraft: {
            /** @description What opens a visitor's draft; `null` for a member's. */
            draftId: components["schemas"]["DraftId"] | null;
            version: components["schemas"]["QuestionnaireVersion"];
            /** @description Its version is no longer taken. */
            retired: boolean;
            answers: components["schemas"]["Answers"];
            savedAt: components["schemas"]["Instant"];
        };
        SubmitQuestionnaireRequest: {
            version: components["schemas"]["QuestionnaireVersion"];
            answers: components["schemas"]["Answers"];
            /** @description The visitor's draft that this comes from, if any. */
            draftId?: components["schemas"]["DraftId"];
        };
        SubmittedQuestionnaire: {
            result: components["schemas"]["QuestionnaireResult"];
            /** @description Questions that did not show, whose answers were left out. */
            dropped: components["schemas"]["Id"][];
            /** @description The visitor's key, told this once; `null` for a member. */
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
            /** @description What is worth keeping of it, where it comes to that. */
            card: components["schemas"]["OutcomeCard"] | null;
            tips: components["schemas"]["TitledText"][];
            /** @description What the result is not, such as medical advice. */
            note: components["schemas"]["Text"];
            /**
             * @description The e-mail address that a visitor gave in it, so that nobody types it twice when they join; `null` once it is a
             *     member's.
             */
            email: components["schemas"]["Email"] | null;
            reward: components["schemas"]["Reward"];
            /** @description The reward was given; a visitor gets it with their claim code. */
            rewarded: boolean;
            /** @description The marketplace order that was named. */
            order: components["schemas"]["MarketplaceOrder"] | null;
            /** @description The newest pictures of a review. */
            review: components["schemas"]["ReviewUpload"] | null;
            /** @description The part that was said to be missing or broken; `null` where all is well, or nothing was asked. */
            replacement: components["schemas"]["ReplacementPart"] | null;
        };
        /** @description A part that is sent anew, once there is an address to send it to. */
        ReplacementPart: {
            part: components["schemas"]["Name"];
            /**
             * @description The day by which it is there, weekdays by country after it was asked for, by the clock of the country it goes to. What
             *     was promised stays. `null` where no address was given.
             */
            arrivesBy: components["schemas"]["CalendarDate"] | null;
            reference: components["schemas"]["ServiceReference"];
        };
        /** @description One figure or word that the answers come to, such as a size. */
        OutcomeCard: {
            label: components["schemas"]["Name"];
            /**
             * @description The figure.
             * @example 21
             */
            value: string;
            /**
             * @description Stands behind the value, may be empty.
             * @example mm
             */
            unit: string;
            /**
             * @description What of the member's own details it fits, `value` and `unit` together; it goes there only when they say so. `null`
             *     where there is none.
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
            /** @description What it calls itself. */
            marketplace: string;
            /**
             * Format: uri
             * @description Where a buyer sees their orders.
             */
            url: string;
            orderNumber: components["schemas"]["MarketplaceOrderNumber"];
            savedAt: components["schemas"]["Instant"];
        };
        AttachUploadRequest: {
            /** @description Screenshots that were uploaded, each once. */
            uploadIds: components["schemas"]["Id"][];
            claimCode?: components["schemas"]["ClaimCode"];
        };
        /**
         * @description `submitted` until a person has looked at it.
         * @enum {string}
         */
        ReviewState: "submitted" | "accepted" | "refused";
        /**
         * @description What was wrong with the screenshots: they cannot be read, they show something else than a review, or a review of another
         *     product.
         * @enum {string}
         */
        ReviewRefusal: "unreadable" | "notAReview" | "otherProduct";
        ReviewUpload: {
            state: components["schemas"]["ReviewState"];
            /** @description Why they were refused; `null` unless they were. */
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
            /** @description Of `listRegistrableProducts`; `null` where it cannot be registered. */
            product: components["schemas"]["Id"] | null;
            /** @description Where the product is sold, a country each. */
            marketplaces: components["schemas"]["Marketplace"][];
        };
        PackageVideo: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Name"];
            /**
             * Format: uri-reference
             * @description Address of the film on the hub's own origin; `null` while there is none: the transcript stands for it.
             */
            url: string | null;
            /** @description What shows before it plays. */
            picture: components["schemas"]["Picture"];
            /** @description How long it is. */
            seconds: number;
            /** @description What is said and shown */
            transcript: components["schemas"]["Text"];
            /** @description What is said, when; in order. */
            captions: components["schemas"]["Caption"][];
        };
        Caption: {
            /** @description In seconds. */
            from: number;
            /** @description In seconds. */
            to: number;
            text: components["schemas"]["Text"];
        };
        /**
         * @description `placed` waits for payment; `shipped` from the first parcel on, `delivered` once all have arrived, paid or not.
         * @enum {string}
         */
        OrderState: "placed" | "paid" | "shipped" | "delivered" | "cancelled" | "refunded";
        /**
         * @description `attempted` found nobody; `failed` goes back to the sender.
         * @enum {string}
         */
        ParcelState: "packed" | "handedOver" | "inTransit" | "outForDelivery" | "attempted" | "waitsForPickup" | "delivered" | "failed";
        OrderSummary: {
            id: components["schemas"]["Id"];
            /**
             * @description As the shop names it.
             * @example #1042
             */
            number: string;
            placedAt: components["schemas"]["Instant"];
            state: components["schemas"]["OrderState"];
            /** @description Placed by the shop to test itself. A test order earns nothing and uses no voucher. */
            isTest: boolean;
            total: components["schemas"]["Money"];
            /** @description How many pieces it holds. */
            itemCount: number;
            /** @description Of its first items, as far as the shop gives them. */
            pictures: components["schemas"]["Picture"][];
        };
        OrderPage: {
            items: components["schemas"]["OrderSummary"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        OrderItem: {
            /** @description In the shop's language. */
            name: string;
            /** @description Size, colour and the like. */
            variant: string | null;
            /** @description How many. */
            quantity: number;
            /** @description Of one piece. */
            price: components["schemas"]["Money"];
            /** @description As far as the shop gives one. */
            picture: components["schemas"]["Picture"] | null;
        };
        Order: {
            id: components["schemas"]["Id"];
            /**
             * @description As the shop names it.
             * @example #1042
             */
            number: string;
            placedAt: components["schemas"]["Instant"];
            state: components["schemas"]["OrderState"];
            /** @description Placed by the shop to test itself. A test order earns nothing and uses no voucher. */
            isTest: boolean;
            /** @description The money has arrived in full. Before that, as with cash on delivery, only the part that has arrived earns. */
            isPaid: boolean;
            items: components["schemas"]["OrderItem"][];
            /** @description The items before discounts. */
            subtotal: components["schemas"]["Money"];
            /** @description What vouchers and offers took off. */
            discount: components["schemas"]["Money"];
            /** @description What sending it cost. */
            shipping: components["schemas"]["Money"];
            /** @description What was paid, taxes included. */
            total: components["schemas"]["Money"];
            /** @description What was given back for items, so far. */
            refunded: components["schemas"]["Money"];
            /** @description What it has earned, less what went back: points go back within their year. */
            earned: components["schemas"]["Reward"];
            /** @description Coins that should go back and were spent: what other orders give settles them. */
            owed: components["schemas"]["Amount"];
            voucherCodes: string[];
            /**
             * Format: uri-reference
             * @description Its page in the shop, for `returnTo` of `getShopifyPass`; `null` where the shop has not said.
             */
            shopPath: string | null;
            parcels: components["schemas"]["Parcel"][];
        };
        /**
         * @description Between which days a parcel is likely to arrive, by the country it goes to; `null` where nothing is on its way, and once
         *     the last of them is over.
         */
        Arrival: {
            from: components["schemas"]["CalendarDate"];
            to: components["schemas"]["CalendarDate"];
        } | null;
        Parcel: {
            id: components["schemas"]["Id"];
            /**
             * @description Who brings it.
             * @example Thailand Post
             */
            carrier: string | null;
            /** @description The carrier's number of it. */
            trackingNumber: string | null;
            /**
             * Format: uri
             * @description The carrier's page of it.
             */
            trackingUrl: string | null;
            state: components["schemas"]["ParcelState"];
            /**
             * @description The stops of its way, from being packed to being delivered.
             * @example 5
             */
            stops: number;
            /** @description The stop it has reached, from 0. */
            reached: number;
            /** @description It goes no further by itself: somebody has to be met, fetch it, or send it again. */
            halted: boolean;
            /** @description When the newest step was. */
            updatedAt: components["schemas"]["Instant"];
        };
        ParcelSource: {
            /**
             * @description What it was sent for.
             * @enum {string}
             */
            kind: "order" | "redemption" | "gift";
            /** @description The order's, the redemption's or the claim's. */
            id: components["schemas"]["Id"];
            /** @description The order's number as the shop names it, or what it holds in the request's language. */
            name: string;
        };
        Logistics: {
            parcel: components["schemas"]["Parcel"];
            source: components["schemas"]["ParcelSource"];
            /** @description Newest first. */
            steps: components["schemas"]["ParcelStep"][];
        };
        ParcelStep: {
            state: components["schemas"]["ParcelState"];
            at: components["schemas"]["Instant"];
            /** @description As the carrier names it. */
            place: string | null;
            /** @description What the carrier says of it. */
            note: string | null;
        };
        RegistrableProduct: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            picture: components["schemas"]["Picture"];
            /** @description Where the number stands and how it looks. */
            serialNumberHint: components["schemas"]["Text"];
            serialNumberExample: components["schemas"]["SerialNumber"];
            /**
             * @description A regular expression that its serial numbers match, without blanks and dashes, in capitals.
             * @example ^AP[0-9]{10}$
             */
            serialNumberPattern: string;
            /**
             * @description Months of warranty without a registration.
             * @example 12
             */
            warrantyMonths: number;
            /**
             * @description Months that a registration adds.
             * @example 6
             */
            extraMonths: number;
            /**
             * @description How many days after the purchase it can be registered.
             * @example 180
             */
            withinDays: number;
        };
        RegistrableProductList: {
            items: components["schemas"]["RegistrableProduct"][];
        };
        /**
         * @description As it stands on the product; blanks, dashes and case do not matter.
         * @example AP2609001234
         */
        SerialNumber: string;
        /**
         * @description Where it was bought; `gift` where somebody else bought it, `previousOwner` second-hand.
         * @enum {string}
         */
        PurchasePlace: "hub-shop" | "marketplace" | "store" | "gift" | "previousOwner" | "other";
        SaveProductRegistrationRequest: {
            /** @description Of `listRegistrableProducts`. */
            product: components["schemas"]["Id"];
            serialNumber: components["schemas"]["SerialNumber"];
            purchasedFrom: components["schemas"]["PurchasePlace"];
            purchasedOn: components["schemas"]["CalendarDate"];
            /** @description An upload with the receipt. */
            proof?: components["schemas"]["Id"];
        };
        ProductRegistration: {
            id: components["schemas"]["Id"];
            /** @description The product's id. */
            product: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            picture: components["schemas"]["Picture"];
            serialNumber: components["schemas"]["SerialNumber"];
            purchasedFrom: components["schemas"]["PurchasePlace"];
            purchasedOn: components["schemas"]["CalendarDate"];
            /** @description Whether a receipt was sent along. */
            hasProof: boolean;
            /** @description The last day of the warranty, the extension included. */
            warrantyUntil: components["schemas"]["CalendarDate"];
            warranty: components["schemas"]["WarrantyState"];
            /** @description Until when a code hands it over to somebody else; `null` without one. */
            transferUntil: components["schemas"]["Instant"] | null;
            /** @description Its package card, with help and films. */
            card: components["schemas"]["PackageCardName"] | null;
            registeredAt: components["schemas"]["Instant"];
        };
        /**
         * @description How the warranty stands on the member's date.
         * @enum {string}
         */
        WarrantyState: "running" | "endsSoon" | "over";
        /**
         * @description A secret that hands a product over, 60 random bits, once.
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
            /** @description Of `listContactTopics`. */
            topic: components["schemas"]["Id"];
            /**
             * @description How to greet the writer.
             * @example Melati
             */
            name?: string;
            /** @description Where the answer goes. */
            replyTo: components["schemas"]["Email"];
            /**
             * @description Plain text.
             * @example My pump hums louder than it used to.
             */
            text: string;
            /** @description Uploads, each by its id. */
            attachments: components["schemas"]["Id"][];
        };
        /**
         * @description To be named when writing again, easy to read aloud.
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
             * @description How soon we usually answer.
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
            /** @description The products it is about; empty where it is about none in particular. */
            products: components["schemas"]["Id"][];
        };
        /**
         * @description The privacy policy, or terms and conditions.
         * @enum {string}
         */
        LegalKind: "privacy" | "terms";
        /**
         * @description A version of a text; of a privacy policy the one that members agree to.
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
             * @description The country whose text it is, `null` for the general one.
             * @example TH
             */
            countryCode: string | null;
            version: components["schemas"]["LegalVersionName"];
            /** @description The day it came into force. */
            effectiveFrom: components["schemas"]["CalendarDate"];
            title: components["schemas"]["Name"];
            sections: components["schemas"]["LegalSection"][];
            /** @description The versions before the one in force, the newest first. */
            earlier: components["schemas"]["LegalVersion"][];
        };
        CallerCountry: {
            /**
             * @description ISO 3166-1 alpha-2.
             * @example TH
             */
            isoCode: string | null;
            /**
             * @description `true` if the privacy policy in force in this country lets visits be reported without consent as long as
             *     no member is signed in.
             * @example false
             */
            countsVisitors: boolean;
        };
        PageReport: {
            /** @description The screen’s own path, with the names of its parameters in place of their values. */
            page: string;
            /** @description How often each failed since it was last told. */
            faults?: {
                /** @description Errors that nothing caught. */
                uncaught?: components["schemas"]["FaultCount"];
                /** @description Promises whose rejection nothing caught. */
                rejected?: components["schemas"]["FaultCount"];
                /** @description Errors in whose place an error page stood. */
                caught?: components["schemas"]["FaultCount"];
                /** @description Pages that came to life otherwise than rendered. */
                hydration?: components["schemas"]["FaultCount"];
                /** @description Parts of a page that could not be fetched. */
                missing?: components["schemas"]["FaultCount"];
            };
            /** @description Web Vitals of the document that began with this screen, in milliseconds; `cls` has no unit. */
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
        /** @description Section 3 of the specification. */
        TrackingEvent: {
            /** @description Made once in a browser, then reused. */
            traceId: string;
            /** @description The signed-in member's own id; empty for a visitor. */
            uid: string;
            /**
             * @description What happened.
             * @example page_visit
             */
            eventName: string;
            /**
             * @description The kind of event.
             * @example visit
             */
            eventType: string;
            content: components["schemas"]["TrackingContent"];
        };
        TrackingContent: {
            time: components["schemas"]["Instant"];
            /**
             * @description The page's module.
             * @example Member Hub
             */
            moduleName: string;
            /**
             * @description The page's element id.
             * @example member-hub
             */
            elementId: string;
            /**
             * @description The fixed id of the web project.
             * @example members-hub-web
             */
            projectId: string;
            /**
             * @description How the event was made.
             * @constant
             */
            type: "manually";
            /** @description The page's title. */
            title: string;
            /** @description The address without secrets; only origin, path and `utm_` parameters are kept. */
            url: string;
            /** @description Its path. */
            urlPath: string;
            /** @description Version of the operating system. */
            osVersion: string;
            /** @description The language of the page. */
            languageCode: components["schemas"]["HubLanguage"];
            /** @description Maker of the device. */
            manufacturer: string;
            /** @description Version of the hub. */
            appVersion: string;
            /** @description In CSS pixels. */
            screenWidth: number;
            /** @description In CSS pixels. */
            screenHeight: number;
            /** @description Minutes, as `Date.getTimezoneOffset` gives. */
            timezoneOffset: number;
            /** @description What the browser says of the connection. */
            networkType: string;
            /**
             * @description Whose ids they are.
             * @constant
             */
            uid_type: "momcozy";
            /**
             * @description Where the page runs.
             * @enum {string}
             */
            platform: "app" | "H5" | "Web";
            /**
             * @description The traffic source.
             * @example shopify
             */
            utm_source: string;
            /** @description Where the visitor came from, kept as `url` is. */
            referer: string;
            /** @description Whether `uid` is a member's. */
            isLoginId: boolean;
            /** @description The local device id. */
            uuid: string;
            /** @description IANA name. */
            timezone: string;
            /** @description The operating system. */
            os: string;
            /** @description The referral code in force. */
            linkCode: string;
        };
        /**
         * @description One of the hub's four languages, by its public name.
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
         * @description The language of names, language first; one that the hub does not speak means English.
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
            /** @description Sorted by name. */
            items: components["schemas"]["Country"][];
        };
        /**
         * @description What an international number begins with.
         * @example +66
         */
        CallingCode: string;
        CountryCallingCode: {
            countryCode: components["schemas"]["CountryCode"];
            name: components["schemas"]["Name"];
            callingCode: components["schemas"]["CallingCode"];
            /**
             * @description A mobile number as it is written there, `null` where none is known.
             * @example 081 234 5678
             */
            example: string | null;
        };
        CallingCodeList: {
            /** @description Sorted by name. */
            items: components["schemas"]["CountryCallingCode"][];
        };
        Province: {
            code: components["schemas"]["ProvinceCode"];
            name: components["schemas"]["Name"];
        };
        /**
         * @description ISO 3166-2 without the country, or the hub's own where that names none: the same in every language, once in a
         *     country.
         * @example 50
         */
        ProvinceCode: string;
        ProvinceList: {
            items: components["schemas"]["Province"][];
        };
        /**
         * @description A place that shows banners and pictures.
         * @enum {string}
         */
        Scene: "hub-home" | "gifts" | "games" | "points-mall" | "villages" | "activities";
        SceneMaterial: {
            id: components["schemas"]["Id"];
            /**
             * @description A banner leads somewhere and has words; a picture decorates.
             * @enum {string}
             */
            kind: "banner" | "picture";
            title: components["schemas"]["Name"];
            text: components["schemas"]["Text"];
            picture: components["schemas"]["Picture"];
            /**
             * Format: uri-reference
             * @description A page of the hub, `null` where it leads nowhere.
             * @example /games/checkIn
             */
            link: string | null;
            /**
             * Format: date-time
             * @description When it ends, `null` where it stays.
             */
            until: string | null;
        };
        SceneMaterialList: {
            /** @description In the order to show them. */
            items: components["schemas"]["SceneMaterial"][];
        };
        QrTarget: {
            /**
             * Format: uri
             * @description Absolute, on an origin of ours.
             */
            address: string;
        };
        /**
         * @description What a file is for; it can be used for nothing else.
         * @enum {string}
         */
        UploadPurpose: "avatar" | "right" | "questionnaire" | "activity" | "registration" | "contact";
        UploadPolicy: {
            /** @description How the call that uses the file names it. */
            id: components["schemas"]["Id"];
            /**
             * Format: uri-reference
             * @description Where the bytes go, absolute or on the hub's own origin.
             */
            url: string;
            /**
             * @description How they are sent.
             * @enum {string}
             */
            method: "PUT" | "POST";
            /** @description Headers to send with them. */
            headers: {
                [key: string]: string;
            };
            /** @description Until when, so many minutes ahead as a slow line needs. */
            expiresAt: components["schemas"]["Instant"];
        };
    };
    responses: {
        /** @description The request could not be read or breaks the contract; `data.reasons` says where. */
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
        /** @description No token or an expired one (10001002), or one that was revoked (10001003). */
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
        /** @description There is no such thing, or it is not the member's. */
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
        /** @description The body is larger than `x-body-limit`. */
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
        /** @description The body is not `application/json`. */
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
        /** @description The caller went over its rate class; `Retry-After` says how many seconds to wait. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
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
        /** @description A fault of the server; nothing was changed. */
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
        /** @description The database is too busy, and nothing was changed; `Retry-After` says how many seconds to wait. */
        Busy: {
            headers: {
                /** @description Seconds to wait. */
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
        /** @description The language of messages and names in the answer; an unknown value means `en`. */
        Language: string;
        /**
         * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
         *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
         *     else depends on it.
         */
        Client: string;
        /**
         * @description Names one intention of the caller. The same key with the same request yields the first answer, byte for byte;
         *     with another request it is refused.
         */
        IdempotencyKey: string;
        /**
         * @description A random name that the browser made for itself and keeps for as long as its window is open. A code fits only where
         *     it was asked for, and each browser has tries of its own: nobody uses up another's. Callers without one share theirs.
         */
        BrowserId: string;
        /** @description The id of what the call is about. */
        IdInPath: components["schemas"]["Id"];
        /** @description Where the page begins, `nextCursor` of the page before; the newest without it. */
        Cursor: string;
        /** @description How many to give at most. */
        Limit: number;
        /** @description Which country. */
        CountryInQuery: components["schemas"]["CountryCode"];
        /** @description Which country; the caller's without it. */
        CountryInQueryOptional: components["schemas"]["CountryCode"];
        /** @description The check-in game, named as its screen. */
        GameInPath: components["schemas"]["Game"];
        /** @description The draw of the catalogue. */
        DrawInPath: components["schemas"]["Id"];
        /** @description The other service. */
        Provider: components["schemas"]["SocialProvider"];
        /** @description The attempt's `state`, as the provider gave it back. */
        StateInQuery: components["schemas"]["SocialState"];
        /** @description The attempt's `binding`, as this window kept it. */
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
export type Notice = components['schemas']['Notice'];
export type NoticeParcel = components['schemas']['NoticeParcel'];
export type ToldState = components['schemas']['ToldState'];
export type ToldStep = components['schemas']['ToldStep'];
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description A random name that the browser made for itself and keeps for as long as its window is open. A code fits only where
                 *     it was asked for, and each browser has tries of its own: nobody uses up another's. Callers without one share theirs.
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
            /** @description The code is on its way, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description A random name that the browser made for itself and keeps for as long as its window is open. A code fits only where
                 *     it was asked for, and each browser has tries of its own: nobody uses up another's. Callers without one share theirs.
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
            /** @description A session, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description A random name that the browser made for itself and keeps for as long as its window is open. A code fits only where
                 *     it was asked for, and each browser has tries of its own: nobody uses up another's. Callers without one share theirs.
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
            /** @description A session, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description A random name that the browser made for itself and keeps for as long as its window is open. A code fits only where
                 *     it was asked for, and each browser has tries of its own: nobody uses up another's. Callers without one share theirs.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
                /**
                 * @description Names one intention of the caller. The same key with the same request yields the first answer, byte for byte;
                 *     with another request it is refused.
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
            /** @description A session, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session that the token stands for. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ways in. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
            /** @description The ways in for this kind of account. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
            /** @description The account in its one spelling, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description A random name that the browser made for itself and keeps for as long as its window is open. A code fits only where
                 *     it was asked for, and each browser has tries of its own: nobody uses up another's. Callers without one share theirs.
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
            /** @description A ticket, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description A random name that the browser made for itself and keeps for as long as its window is open. A code fits only where
                 *     it was asked for, and each browser has tries of its own: nobody uses up another's. Callers without one share theirs.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
                /**
                 * @description Names one intention of the caller. The same key with the same request yields the first answer, byte for byte;
                 *     with another request it is refused.
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
            /** @description A session, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description A random name that the browser made for itself and keeps for as long as its window is open. A code fits only where
                 *     it was asked for, and each browser has tries of its own: nobody uses up another's. Callers without one share theirs.
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
            /** @description The password is set, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
            /** @description The link is on its way, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
            /** @description The link holds, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
            /** @description The password is set, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
            /** @description The email or phone is removed, or a business error. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
            /** @description The password is changed, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether there is none. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description A random name that the browser made for itself and keeps for as long as its window is open. A code fits only where
                 *     it was asked for, and each browser has tries of its own: nobody uses up another's. Callers without one share theirs.
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
            /** @description The password is set, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is lost. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description A random name that the browser made for itself and keeps for as long as its window is open. A code fits only where
                 *     it was asked for, and each browser has tries of its own: nobody uses up another's. Callers without one share theirs.
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
            /** @description The account is closed, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description A random name that the browser made for itself and keeps for as long as its window is open. A code fits only where
                 *     it was asked for, and each browser has tries of its own: nobody uses up another's. Callers without one share theirs.
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
            /** @description A session, or a refusal. */
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
                /** @description Where the page begins, `nextCursor` of the page before; the newest without it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many to give at most. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description A random name that the browser made for itself and keeps for as long as its window is open. A code fits only where
                 *     it was asked for, and each browser has tries of its own: nobody uses up another's. Callers without one share theirs.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
            };
            path: {
                /** @description The id of what the call is about. */
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
            /** @description The session has ended, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description A random name that the browser made for itself and keeps for as long as its window is open. A code fits only where
                 *     it was asked for, and each browser has tries of its own: nobody uses up another's. Callers without one share theirs.
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
            /** @description They have ended, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description The other service. */
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
            /** @description Where to go and what to keep, or a refusal. */
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
                /** @description The attempt's `state`, as the provider gave it back. */
                state: components["parameters"]["StateInQuery"];
                /** @description The attempt's `binding`, as this window kept it. */
                binding: components["parameters"]["BindingInQuery"];
                /** @description The provider's code, where it gave one. */
                code?: string;
                /** @description The provider's error, where it gave one instead. */
                error?: string;
                /** @description Who answered, where the provider says so. */
                iss?: string;
            };
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description A random name that the browser made for itself and keeps for as long as its window is open. A code fits only where
                 *     it was asked for, and each browser has tries of its own: nobody uses up another's. Callers without one share theirs.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
            };
            path: {
                /** @description The other service. */
                provider: components["parameters"]["Provider"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A session or a ticket, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description A random name that the browser made for itself and keeps for as long as its window is open. A code fits only where
                 *     it was asked for, and each browser has tries of its own: nobody uses up another's. Callers without one share theirs.
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
            /** @description A session or a ticket, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
            /** @description The code is on its way, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description A random name that the browser made for itself and keeps for as long as its window is open. A code fits only where
                 *     it was asked for, and each browser has tries of its own: nobody uses up another's. Callers without one share theirs.
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
            /** @description A session, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description A random name that the browser made for itself and keeps for as long as its window is open. A code fits only where
                 *     it was asked for, and each browser has tries of its own: nobody uses up another's. Callers without one share theirs.
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
            /** @description A session, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description A random name that the browser made for itself and keeps for as long as its window is open. A code fits only where
                 *     it was asked for, and each browser has tries of its own: nobody uses up another's. Callers without one share theirs.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
                /**
                 * @description Names one intention of the caller. The same key with the same request yields the first answer, byte for byte;
                 *     with another request it is refused.
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
            /** @description A session, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts, in the order of their services. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description A random name that the browser made for itself and keeps for as long as its window is open. A code fits only where
                 *     it was asked for, and each browser has tries of its own: nobody uses up another's. Callers without one share theirs.
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
            /** @description The account is connected, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description A random name that the browser made for itself and keeps for as long as its window is open. A code fits only where
                 *     it was asked for, and each browser has tries of its own: nobody uses up another's. Callers without one share theirs.
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
            /** @description The account is disconnected, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkeys. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description A random name that the browser made for itself and keeps for as long as its window is open. A code fits only where
                 *     it was asked for, and each browser has tries of its own: nobody uses up another's. Callers without one share theirs.
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
            /** @description What to ask the browser for, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
            /** @description The passkey, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description The id of what the call is about. */
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
            /** @description It has the name. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description A random name that the browser made for itself and keeps for as long as its window is open. A code fits only where
                 *     it was asked for, and each browser has tries of its own: nobody uses up another's. Callers without one share theirs.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
            };
            path: {
                /** @description The id of what the call is about. */
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
            /** @description It is removed, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What to ask the browser for. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description A random name that the browser made for itself and keeps for as long as its window is open. A code fits only where
                 *     it was asked for, and each browser has tries of its own: nobody uses up another's. Callers without one share theirs.
                 */
                "Browser-Id"?: components["parameters"]["BrowserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What to ask the browser for. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description A random name that the browser made for itself and keeps for as long as its window is open. A code fits only where
                 *     it was asked for, and each browser has tries of its own: nobody uses up another's. Callers without one share theirs.
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
            /** @description A session, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description A random name that the browser made for itself and keeps for as long as its window is open. A code fits only where
                 *     it was asked for, and each browser has tries of its own: nobody uses up another's. Callers without one share theirs.
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
            /** @description The options for the browser. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description A random name that the browser made for itself and keeps for as long as its window is open. A code fits only where
                 *     it was asked for, and each browser has tries of its own: nobody uses up another's. Callers without one share theirs.
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
            /** @description A session. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description A random name that the browser made for itself and keeps for as long as its window is open. A code fits only where
                 *     it was asked for, and each browser has tries of its own: nobody uses up another's. Callers without one share theirs.
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
            /** @description The secret of the app. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
            /** @description The recovery codes, if the second factor was off. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description A random name that the browser made for itself and keeps for as long as its window is open. A code fits only where
                 *     it was asked for, and each browser has tries of its own: nobody uses up another's. Callers without one share theirs.
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
            /** @description The recovery codes, if the second factor was off. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description A random name that the browser made for itself and keeps for as long as its window is open. A code fits only where
                 *     it was asked for, and each browser has tries of its own: nobody uses up another's. Callers without one share theirs.
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description A random name that the browser made for itself and keeps for as long as its window is open. A code fits only where
                 *     it was asked for, and each browser has tries of its own: nobody uses up another's. Callers without one share theirs.
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
            /** @description The second factor is off. */
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
                /** @description Where in the shop to go: a path, or an address of the shop itself; its front page without it. */
                returnTo?: string;
            };
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
            /** @description The profile as it stands now, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
            /** @description The picture as it is now, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
            /** @description It is as asked, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
            /** @description It is as asked, or a refusal. */
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
                /** @description The token of the link. */
                token: components["schemas"]["ActivationToken"];
            };
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What it would confirm, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
            /** @description It is confirmed, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail is on its way, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description A random name that the browser made for itself and keeps for as long as its window is open. A code fits only where
                 *     it was asked for, and each browser has tries of its own: nobody uses up another's. Callers without one share theirs.
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
            /** @description It is changed, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The babies. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Names one intention of the caller. The same key with the same request yields the first answer, byte for byte;
                 *     with another request it is refused.
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
            /** @description The baby as it is kept now, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
            /** @description It is removed. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
            /** @description It is as asked. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stages. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tasks. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Names one intention of the caller. The same key with the same request yields the first answer, byte for byte;
                 *     with another request it is refused.
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
            /** @description The prize and the balances after it, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policy. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
            /** @description It is agreed to, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The consents. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
            /** @description The consents as they are now, or a refusal. */
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
    listNotices: {
        parameters: {
            query?: {
                /** @description Where the page begins, `nextCursor` of the page before; the newest without it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many to give at most. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notices. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
            /** @description They are marked. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description A random name that the browser made for itself and keeps for as long as its window is open. A code fits only where
                 *     it was asked for, and each browser has tries of its own: nobody uses up another's. Callers without one share theirs.
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
            /** @description Everything, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description The id of what the call is about. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description The id of what the call is about. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address is gone. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Names one intention of the caller. The same key with the same request yields the first answer, byte for byte;
                 *     with another request it is refused.
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
            /** @description The address as it is kept, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
            /** @description It is the default. */
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
                /** @description Which country. */
                countryCode: components["parameters"]["CountryInQuery"];
            };
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member's day. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The membership. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The levels. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The levels held. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was saved. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rights, those of the lowest level first. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Names one intention of the caller. The same key with the same request yields the first answer, byte for byte;
                 *     with another request it is refused.
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
            /** @description The prize and the right as it stands now, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Names one intention of the caller. The same key with the same request yields the first answer, byte for byte;
                 *     with another request it is refused.
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
            /** @description The proof as it was taken, or a refusal. */
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
                /** @description Where the page begins, `nextCursor` of the page before; the newest without it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many to give at most. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of proofs. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance. */
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
                /** @description Where the page begins, `nextCursor` of the page before; the newest without it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many to give at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Only movements of this kind. */
                kind?: components["schemas"]["CoinMovementKind"];
                /** @description Only movements of this month of the member's own calendar. */
                month?: components["schemas"]["Month"];
            };
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the history. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description The id of what the call is about. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The movement. */
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
                /** @description Only products of this category. */
                category?: components["schemas"]["MallCategory"];
            };
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description The id of what the call is about. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
            /** @description It is marked. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Names one intention of the caller. The same key with the same request yields the first answer, byte for byte;
                 *     with another request it is refused.
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
            /** @description The redemption and the balance after it, or a refusal. */
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
                /** @description Where the page begins, `nextCursor` of the page before; the newest without it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many to give at most. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description The id of what the call is about. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The redemption. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description The id of what the call is about. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The redemption as it stands now and the balance, or a refusal. */
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
                /** @description Where the page begins, `nextCursor` of the page before; the newest without it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many to give at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The shelf. */
                state: components["schemas"]["VoucherFilter"];
            };
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description The id of what the call is about. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description The id of what the call is about. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The voucher with its code, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description The id of what the call is about. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The voucher, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
            /** @description Where to go, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The referral. */
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
    listReferredFriends: {
        parameters: {
            query?: {
                /** @description Where the page begins, `nextCursor` of the page before; the newest without it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many to give at most. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of friends. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The boards, in the order they are shown. */
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
                /** @description The board; all of them without it. */
                type?: components["schemas"]["GiftType"];
                /** @description Where the page begins, `nextCursor` of the page before; the newest without it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many to give at most. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description The id of what the call is about. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gift. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Babies and gifts. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The birthday and gifts; no occasion while the birthday is not known. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Babies and gifts. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Names one intention of the caller. The same key with the same request yields the first answer, byte for byte;
                 *     with another request it is refused.
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
            /** @description The claim, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Names one intention of the caller. The same key with the same request yields the first answer, byte for byte;
                 *     with another request it is refused.
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
            /** @description The claim, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Names one intention of the caller. The same key with the same request yields the first answer, byte for byte;
                 *     with another request it is refused.
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
            /** @description The claim, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Names one intention of the caller. The same key with the same request yields the first answer, byte for byte;
                 *     with another request it is refused.
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
            /** @description The claim, or a refusal. */
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
                /** @description How far they have come; all of them without it. */
                group?: components["schemas"]["MyGiftGroup"];
                /** @description Where the page begins, `nextCursor` of the page before; the newest without it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many to give at most. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description The id of what the call is about. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description The id of what the call is about. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The claim as it is now, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The courses, in the order they are shown. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description The id of what the call is about. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The course. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Names one intention of the caller. The same key with the same request yields the first answer, byte for byte;
                 *     with another request it is refused.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of what the call is about. */
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
            /** @description The course as it stands now and what was granted, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The benefits. */
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
                /** @description Where the page begins, `nextCursor` of the page before; the newest without it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many to give at most. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of issues. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether all are read. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description The id of what the call is about. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is remembered. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description The id of what the call is about. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The issue. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What to read, what fits best first; nothing once all of it is read. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games, in the order of the catalogue. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description The check-in game, named as its screen. */
                game: components["parameters"]["GameInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game as it stands for this member. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Names one intention of the caller. The same key with the same request yields the first answer, byte for byte;
                 *     with another request it is refused.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The check-in game, named as its screen. */
                game: components["parameters"]["GameInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reward and the game as it stands now, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Names one intention of the caller. The same key with the same request yields the first answer, byte for byte;
                 *     with another request it is refused.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The check-in game, named as its screen. */
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
            /** @description The day it landed on, its reward and the game as it stands now, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game as it stands for this member. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Names one intention of the caller. The same key with the same request yields the first answer, byte for byte;
                 *     with another request it is refused.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The check-in game, named as its screen. */
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
            /** @description The reward and the game as it stands now, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description The check-in game, named as its screen. */
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
            /** @description The game as it stands now, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description The check-in game, named as its screen. */
                game: components["parameters"]["GameInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game as it stands now. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draws, the latest to open first. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description The draw of the catalogue. */
                draw: components["parameters"]["DrawInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draw. */
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
                /** @description Where the page begins, `nextCursor` of the page before; the newest without it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many to give at most. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description The draw of the catalogue. */
                draw: components["parameters"]["DrawInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seed and a page of results, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Names one intention of the caller. The same key with the same request yields the first answer, byte for byte;
                 *     with another request it is refused.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The draw of the catalogue. */
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
            /** @description The tickets, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Names one intention of the caller. The same key with the same request yields the first answer, byte for byte;
                 *     with another request it is refused.
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
            /** @description What was won, or a refusal. */
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
                /** @description Where the page begins, `nextCursor` of the page before; the newest without it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many to give at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Of which draw; of all draws without it. */
                draw?: components["schemas"]["Id"];
            };
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
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
    getMyLuckyGift: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description The id of what the call is about. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
            /** @description The state of the activity behind the scene. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
                /** @description Where the page begins, `nextCursor` of the page before; the newest without it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many to give at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Only those that are ahead, open or past. */
                state?: components["schemas"]["ActivityState"];
                /** @description Only those that the member joined or takes part in. */
                mine?: boolean;
                /** @description Also those of other countries, which the member may look at and not take part in. */
                everywhere?: boolean;
            };
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description The year in the page's address, in which the campaign began. */
                year: string;
                /** @description The campaign's name in the page's address. */
                campaign: components["schemas"]["CampaignName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
            /** @description The permission code, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Names one intention of the caller. The same key with the same request yields the first answer, byte for byte;
                 *     with another request it is refused.
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
            /** @description The place, or a refusal. */
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
            /** @description The member's `activityList` lacks the permission code that the activity names. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
            /** @description The registration as it stands now, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Names one intention of the caller. The same key with the same request yields the first answer, byte for byte;
                 *     with another request it is refused.
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
            /** @description The entry, or a refusal. */
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
                /** @description Where the page begins, `nextCursor` of the page before; the newest without it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many tickets to give at most. */
                limit?: number;
            };
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description The raffle. */
                activityType: components["schemas"]["ActivityType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seed, the winners and a page of tickets, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products. */
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
                /** @description Where the page begins, `nextCursor` of the page before; the newest without it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many to give at most. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of registrations. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Names one intention of the caller. The same key with the same request yields the first answer, byte for byte;
                 *     with another request it is refused.
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
            /** @description The registration, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The guidance. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questionnaires. */
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
                /** @description An older version, to go on with a draft of it; the newest without it. */
                version?: number;
            };
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description The id of what the call is about. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questionnaire. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description The id of what the call is about. */
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
            /** @description The draft as kept, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description The id of what the call is about. */
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
            /** @description The draft. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Names one intention of the caller. The same key with the same request yields the first answer, byte for byte;
                 *     with another request it is refused.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of what the call is about. */
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
            /** @description The result, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
            /** @description The result, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Names one intention of the caller. The same key with the same request yields the first answer, byte for byte;
                 *     with another request it is refused.
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
            /** @description The result, which is now the member's, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description The id of what the call is about. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description The id of what the call is about. */
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
            /** @description The order with its link, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description The id of what the call is about. */
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
            /** @description The state of the review, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description The card, named as its screen. */
                card: components["schemas"]["PackageCardName"];
            };
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
                /** @description Where the page begins, `nextCursor` of the page before; the newest without it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many to give at most. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description The id of what the call is about. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description The id of what the call is about. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parcel and its steps. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Names one intention of the caller. The same key with the same request yields the first answer, byte for byte;
                 *     with another request it is refused.
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
            /** @description The registration, or a refusal. */
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
                /** @description Where the page begins, `nextCursor` of the page before; the newest without it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many to give at most. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of registrations. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Names one intention of the caller. The same key with the same request yields the first answer, byte for byte;
                 *     with another request it is refused.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of what the call is about. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path: {
                /** @description The id of what the call is about. */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no code any more. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Names one intention of the caller. The same key with the same request yields the first answer, byte for byte;
                 *     with another request it is refused.
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
            /** @description The product, now the member's, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
                /**
                 * @description Names one intention of the caller. The same key with the same request yields the first answer, byte for byte;
                 *     with another request it is refused.
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
            /** @description The message has reached us, or a refusal. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
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
    listFaq: {
        parameters: {
            query?: {
                /** @description A product of `listRegistrableProducts`. */
                product?: components["schemas"]["Id"];
                /** @description What to look for. */
                query?: string;
            };
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions. */
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
    getLegalText: {
        parameters: {
            query: {
                /** @description Which text. */
                kind: components["schemas"]["LegalKind"];
                /** @description Which country; the caller's without it. */
                countryCode?: components["parameters"]["CountryInQueryOptional"];
                /** @description An earlier version; the one in force without it. */
                version?: components["schemas"]["LegalVersionName"];
            };
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The country. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
            /** @description The event was taken. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The region. */
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
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
            /** @description The provinces. */
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
                /** @description Where they are shown. */
                scene: components["schemas"]["Scene"];
            };
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The materials. */
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
                /** @description What the code carries. */
                key: components["schemas"]["Id"];
            };
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to go. */
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
                /** @description What the file is for. */
                purpose: components["schemas"]["UploadPurpose"];
                /** @description The media type, as the browser tells it. */
                contentType: string;
                /** @description In bytes. */
                size: number;
            };
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Which client calls, and of which build, such as `web/3f2a90c1b7de`: a word, a slash, and letters, figures, dots and
                 *     hyphens. The log tells by it which builds still call an operation; what is written otherwise is not noted, and nothing
                 *     else depends on it.
                 */
                Client?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where and how to send it, or a refusal. */
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
