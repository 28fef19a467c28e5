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
         * @description Sends a six-digit code to an e-mail address or a phone. It holds five minutes, five tries and one use, and
         *     only for the purpose it was asked for. The answer is the same whether or not the account exists.
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
         * @description Exchanges a code that was sent for the purpose `login` for a session of 20 days.
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
         *     unknown account and a wrong password, and takes as long.
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
    "/api/station/member/my/web": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Level, points and coins
         * @description What the hub's home shows of a membership; level names come in the request's language.
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
    "/api/station/games/{game}/checkIn": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The check-in game, named as its screen. */
                game: components["parameters"]["Game"];
            };
            cookie?: never;
        };
        /**
         * The state of a check-in game
         * @description The running seven-day cycle, the streak, the days of this and the last month, what today or tomorrow brings
         *     and when the day turns, all by the member's own calendar.
         */
        get: operations["getCheckIn"];
        put?: never;
        /**
         * Check in for today
         * @description Once a member-local date. Grants the day's coins and points through the ledger and answers with the game as it
         *     stands then. A second check-in on the same day is refused kindly and grants nothing.
         */
        post: operations["checkIn"];
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
         * @description Takes one tracking event. It is sent only with the member's consent where the country asks for it, and never
         *     carries a name, an e-mail address, a phone, baby data or a token.
         */
        post: operations["reportEvent"];
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
        };
        Reason: {
            /** @description What is in the way. */
            code: string;
            /** @description The part of the request it is about, dots between names. */
            field?: string;
        };
        /**
         * @description An e-mail address, or a phone in E.164.
         * @example mali@example.com
         * @example +66812345678
         */
        Account: string;
        /**
         * @description The six digits that were sent.
         * @example 204816
         */
        VerifyCode: string;
        /**
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
         * @description An opaque id.
         * @example 0199d3f0-7f3e-7cc0-9c52-6d6a54a4a001
         */
        Uid: string;
        /**
         * @description Whole coins or points.
         * @example 245
         */
        Amount: number;
        Reward: {
            coins: components["schemas"]["Amount"];
            points: components["schemas"]["Amount"];
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
            /**
             * @description What the code will be used for; it works for nothing else. `recover` sets a new password, `confirm` proves
             *     again who asks for something grave, `verify` proves an address or phone that is to be added.
             * @enum {string}
             */
            purpose: "login" | "register" | "recover" | "confirm" | "verify";
        };
        /** @description Fresh proof of who asks, by the password or by a code sent for the purpose `confirm`. */
        Proof: components["schemas"]["PasswordProof"] | components["schemas"]["CodeProof"];
        PasswordProof: {
            password: components["schemas"]["Password"];
        };
        CodeProof: {
            code: components["schemas"]["VerifyCode"];
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
            /**
             * @description What the member likes to be called.
             * @example Mali
             */
            firstName: string;
            /**
             * @description Not everybody has one.
             * @example Srisuk
             */
            lastName?: string;
            password?: components["schemas"]["Password"];
            countryCode: components["schemas"]["CountryCode"];
            timeZone: components["schemas"]["TimeZone"];
            /**
             * @description Consent to membership and its privacy policy in the country's current version.
             * @constant
             */
            agreePrivacyPolicy: true;
            /** @description Consent to news and offers. */
            agreeMarketing: boolean;
            /** @description Consent to measuring how the hub is used. */
            agreeTracking: boolean;
        };
        Session: {
            /**
             * @description Opaque, at least 128 random bits.
             * @example Zx3mVbq1Jr8kQ0aYwTn5LcUe7HdSgPf2
             */
            token: string;
            expiresAt: components["schemas"]["Instant"];
            uid: components["schemas"]["Uid"];
        };
        CheckedToken: {
            uid: components["schemas"]["Uid"];
            expiresAt: components["schemas"]["Instant"];
        };
        /** @description Section 3 of the specification; every field is always there, `null` where nothing is known. */
        UserInfo: {
            /** @description Whether the check-in page was opened before. */
            isVisitSignView: boolean;
            /** @description Whether the menu offers the check-in. */
            showSignMenu: boolean;
            /** @description A newer privacy policy waits for consent. */
            newPrivacyPolicy: boolean;
            /** @description Permission codes of the activities open to the member. */
            activityList: string[];
            /** @description Whether the account has a password of its own. */
            hasPass: boolean;
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
             * Format: uri
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
         * @description An address of any country. What is asked for beyond this follows the country: US wants `province` (state),
         *     `city` and a ZIP code; TH `province`, `city` (district), `ward` (sub-district) and 5 digits; ID `province`,
         *     `city` (regency), `district`, `ward` (village) and 5 digits; VN `province` and `ward`.
         */
        AddressFields: {
            /** @description Who takes the parcel. */
            recipient: string;
            /** @description E.164. */
            phone: string;
            countryCode: components["schemas"]["CountryCode"];
            /** @description State, province. */
            province?: string;
            /** @description City; district in TH, regency in ID. */
            city?: string;
            /** @description District in ID. */
            district?: string;
            /** @description Sub-district in TH, village in ID, ward in VN. */
            ward?: string;
            /** @description Street and house. */
            line1: string;
            /** @description Building, floor, what helps to find it. */
            line2?: string;
            /** @description ZIP or postal code. */
            postcode?: string;
        };
        Address: {
            id: components["schemas"]["Id"];
            /** @description Whether parcels go here unless told otherwise. */
            isDefault: boolean;
            /** @description Who takes the parcel. */
            recipient: string;
            /** @description E.164. */
            phone: string;
            countryCode: components["schemas"]["CountryCode"];
            /** @description State, province. */
            province?: string;
            /** @description City; district in TH, regency in ID. */
            city?: string;
            /** @description District in ID. */
            district?: string;
            /** @description Sub-district in TH, village in ID, ward in VN. */
            ward?: string;
            /** @description Street and house. */
            line1: string;
            /** @description Building, floor, what helps to find it. */
            line2?: string;
            /** @description ZIP or postal code. */
            postcode?: string;
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
            coins: components["schemas"]["Amount"];
            /** @description The coins that expire first, `null` where there are none. */
            nextExpiry: components["schemas"]["CoinExpiry"] | null;
            points: components["schemas"]["Amount"];
            level: components["schemas"]["MemberLevel"];
            /** @description The level above, `null` at the top. */
            nextLevel: components["schemas"]["MemberLevel"] | null;
            pointsToNextLevel: components["schemas"]["Amount"];
            memberSince: components["schemas"]["CalendarDate"];
        };
        CoinExpiry: {
            amount: components["schemas"]["Amount"];
            date: components["schemas"]["CalendarDate"];
        };
        /**
         * @description A check-in game, named as its screen.
         * @enum {string}
         */
        Game: "normalCheckIn";
        CheckInDay: {
            /** @description Its place in the cycle. */
            day: number;
            date: components["schemas"]["CalendarDate"];
            /**
             * @description `today` while it is still to be done.
             * @enum {string}
             */
            state: "done" | "today" | "missed" | "ahead";
            reward: components["schemas"]["Reward"];
        };
        CheckInState: {
            today: components["schemas"]["CalendarDate"];
            timeZone: components["schemas"]["TimeZone"];
            /** @description When the member's next day begins. */
            resetsAt: components["schemas"]["Instant"];
            /** @description Whether today is done. */
            checkedInToday: boolean;
            /**
             * @description Days in a row up to today or yesterday.
             * @example 3
             */
            streak: number;
            /** @description The seven days of the running cycle. */
            cycle: components["schemas"]["CheckInDay"][];
            todaysReward: components["schemas"]["Reward"];
            tomorrowsReward: components["schemas"]["Reward"];
            /** @description Days checked in since the first of last month, oldest first. */
            history: components["schemas"]["CalendarDate"][];
        };
        CheckedIn: {
            reward: components["schemas"]["Reward"];
            /** @description The balance after the reward. */
            coins: components["schemas"]["Amount"];
            /** @description The balance after the reward. */
            points: components["schemas"]["Amount"];
            state: components["schemas"]["CheckInState"];
        };
        CallerCountry: {
            /**
             * @description ISO 3166-1 alpha-2.
             * @example TH
             */
            isoCode: string | null;
        };
        /** @description Section 3 of the specification. */
        TrackingEvent: {
            /** @description Made once in a browser, then reused. */
            traceId: string;
            /** @description The member's id; empty for a visitor. */
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
            /** @description The address without secrets. */
            url: string;
            /** @description Its path. */
            urlPath: string;
            /** @description Version of the operating system. */
            osVersion: string;
            /**
             * @description The language of the page.
             * @enum {string}
             */
            languageCode: "EN" | "ID" | "TH" | "VN";
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
            /** @description Where the visitor came from. */
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
                 *       "message": "Some of what was sent could not be read. Please check it and try again.",
                 *       "data": {
                 *         "reasons": [
                 *           {
                 *             "code": "invalid_format",
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
                 *       "message": "Please sign in to go on."
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
                 *       "message": "This is not open to your membership."
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
                 *       "message": "We could not find what you asked for."
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
                 *       "message": "That is more than we can take at once."
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
                 *       "message": "Something went wrong on our side. Nothing was lost; please try again."
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
         * @description Names one intention of the caller. The same key with the same request yields the first answer, byte for byte;
         *     with another request it is refused.
         */
        IdempotencyKey: string;
        /** @description The id of what the call is about. */
        Id: components["schemas"]["Id"];
        /** @description Where the page begins, `nextCursor` of the page before; the newest without it. */
        Cursor: string;
        /** @description How many to give at most. */
        Limit: number;
        /** @description The check-in game, named as its screen. */
        Game: components["schemas"]["Game"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    sendVerifyCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
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
        };
    };
    loginByCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
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
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
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
        };
    };
    registerByCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
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
        };
    };
    checkToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
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
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
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
        };
    };
    getUserInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
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
        };
    };
    getMyMembership: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
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
        };
    };
    getCheckIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
            };
            path: {
                /** @description The check-in game, named as its screen. */
                game: components["parameters"]["Game"];
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
        };
    };
    checkIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
                /**
                 * @description Names one intention of the caller. The same key with the same request yields the first answer, byte for byte;
                 *     with another request it is refused.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The check-in game, named as its screen. */
                game: components["parameters"]["Game"];
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
        };
    };
    getIpIsoCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
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
        };
    };
    reportEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and names in the answer; an unknown value means `en`. */
                Language?: components["parameters"]["Language"];
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
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
        };
    };
}
