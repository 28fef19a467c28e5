// Made from openapi.yaml by `npm run generate`. Do not edit.
export const examples = {
  "sendVerifyCode": {
    "sent": {
      "code": 200,
      "message": "OK",
      "data": {
        "expiresInSeconds": 300,
        "resendInSeconds": 60
      }
    },
    "CODE_WAIT": {
      "code": 10002105,
      "message": "A code was sent just now. You can ask for another one shortly.",
      "data": {
        "reasons": [
          {
            "code": "RESEND_AFTER"
          }
        ],
        "nextDate": "2026-11-21T03:00:42.000Z"
      }
    }
  },
  "loginByCode": {
    "session": {
      "code": 200,
      "message": "OK",
      "data": {
        "token": "Zx3mVbq1Jr8kQ0aYwTn5LcUe7HdSgPf2",
        "expiresAt": "2026-12-11T02:59:42.000Z",
        "uid": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4a001"
      }
    },
    "CODE_WRONG": {
      "code": 10002101,
      "message": "That code does not fit. Please check it, or ask for a new one.",
      "data": {
        "reasons": [
          {
            "code": "CODE_WRONG",
            "field": "code"
          }
        ]
      }
    }
  },
  "login": {
    "session": {
      "code": 200,
      "message": "OK",
      "data": {
        "token": "Zx3mVbq1Jr8kQ0aYwTn5LcUe7HdSgPf2",
        "expiresAt": "2026-12-11T02:59:42.000Z",
        "uid": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4a001"
      }
    },
    "CREDENTIALS_WRONG": {
      "code": 10002102,
      "message": "E-mail, phone or password does not fit."
    }
  },
  "registerByCode": {
    "session": {
      "code": 200,
      "message": "OK",
      "data": {
        "token": "Zx3mVbq1Jr8kQ0aYwTn5LcUe7HdSgPf2",
        "expiresAt": "2026-12-11T02:59:42.000Z",
        "uid": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4a001"
      }
    },
    "CODE_WRONG": {
      "code": 10002101,
      "message": "That code does not fit. Please check it, or ask for a new one.",
      "data": {
        "reasons": [
          {
            "code": "CODE_WRONG",
            "field": "code"
          }
        ]
      }
    },
    "ACCOUNT_EXISTS": {
      "code": 10002103,
      "message": "You are already a member. Please sign in instead."
    },
    "PASSWORD_COMMON": {
      "code": 10002104,
      "message": "Many people use this password, so it is easy to guess. Please choose another.",
      "data": {
        "reasons": [
          {
            "code": "COMMON",
            "field": "password"
          }
        ]
      }
    },
    "KEY_REUSED": {
      "code": 10009101,
      "message": "This request was already used for something else. Please try again."
    }
  },
  "checkToken": {
    "session": {
      "code": 200,
      "message": "OK",
      "data": {
        "uid": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4a001",
        "expiresAt": "2026-12-11T02:59:42.000Z"
      }
    }
  },
  "logout": {
    "done": {
      "code": 200,
      "message": "OK"
    }
  },
  "getUserInfo": {
    "member": {
      "code": 200,
      "message": "OK",
      "data": {
        "isVisitSignView": true,
        "showSignMenu": true,
        "newPrivacyPolicy": false,
        "activityList": [],
        "hasPass": true,
        "uid": "0199d3f0-7f3e-7cc0-9c52-6d6a54a4a001",
        "email": "mali@example.com",
        "firstName": "Mali",
        "lastName": null,
        "phone": null,
        "avatar": null,
        "countryCode": "TH",
        "countryName": "ไทย",
        "lactation": 1,
        "cupSize": null,
        "siliconePlugSize": null,
        "resumptionDate": null,
        "memberLevel": 2,
        "points": 320,
        "giftCount": 0,
        "discountCount": 0,
        "amount": 245,
        "memberLevelList": [
          {
            "level": 1,
            "name": "Moon",
            "fromPoints": 0
          },
          {
            "level": 2,
            "name": "Sprout",
            "fromPoints": 200
          },
          {
            "level": 3,
            "name": "Nest",
            "fromPoints": 600
          },
          {
            "level": 4,
            "name": "Ribbon",
            "fromPoints": 1500
          }
        ],
        "registerChannel": "web",
        "registerSource": "shopify",
        "shopifyUrl": null,
        "purchaseChannel": 1,
        "showMyRightsMenu": false,
        "extraInfo": {},
        "birthday": null,
        "registerCountryName": "ไทย",
        "registerCountryCode": "TH",
        "phoneVerified": false,
        "emailVerified": true,
        "childExpectedDate": null
      }
    }
  },
  "getMyMembership": {
    "membership": {
      "code": 200,
      "message": "OK",
      "data": {
        "coins": 245,
        "nextExpiry": {
          "amount": 40,
          "date": "2027-03-31"
        },
        "points": 320,
        "level": {
          "level": 2,
          "name": "Sprout",
          "fromPoints": 200
        },
        "nextLevel": {
          "level": 3,
          "name": "Nest",
          "fromPoints": 600
        },
        "pointsToNextLevel": 280,
        "memberSince": "2026-02-14",
        "timeZone": "Asia/Bangkok"
      }
    }
  },
  "getCheckIn": {
    "fourthDay": {
      "code": 200,
      "message": "OK",
      "data": {
        "today": "2026-11-21",
        "timeZone": "Asia/Bangkok",
        "resetsAt": "2026-11-21T17:00:00.000Z",
        "checkedInToday": false,
        "streak": 3,
        "cycle": [
          {
            "day": 1,
            "date": "2026-11-18",
            "state": "done",
            "reward": {
              "coins": 5,
              "points": 2
            }
          },
          {
            "day": 2,
            "date": "2026-11-19",
            "state": "done",
            "reward": {
              "coins": 5,
              "points": 2
            }
          },
          {
            "day": 3,
            "date": "2026-11-20",
            "state": "done",
            "reward": {
              "coins": 10,
              "points": 2
            }
          },
          {
            "day": 4,
            "date": "2026-11-21",
            "state": "today",
            "reward": {
              "coins": 5,
              "points": 2
            }
          },
          {
            "day": 5,
            "date": "2026-11-22",
            "state": "ahead",
            "reward": {
              "coins": 5,
              "points": 2
            }
          },
          {
            "day": 6,
            "date": "2026-11-23",
            "state": "ahead",
            "reward": {
              "coins": 10,
              "points": 2
            }
          },
          {
            "day": 7,
            "date": "2026-11-24",
            "state": "ahead",
            "reward": {
              "coins": 30,
              "points": 10
            }
          }
        ],
        "todaysReward": {
          "coins": 5,
          "points": 2
        },
        "tomorrowsReward": {
          "coins": 5,
          "points": 2
        },
        "history": [
          "2026-11-18",
          "2026-11-19",
          "2026-11-20"
        ]
      }
    }
  },
  "checkIn": {
    "granted": {
      "code": 200,
      "message": "OK",
      "data": {
        "reward": {
          "coins": 5,
          "points": 2
        },
        "coins": 250,
        "points": 322,
        "state": {
          "today": "2026-11-21",
          "timeZone": "Asia/Bangkok",
          "resetsAt": "2026-11-21T17:00:00.000Z",
          "checkedInToday": false,
          "streak": 3,
          "cycle": [
            {
              "day": 1,
              "date": "2026-11-18",
              "state": "done",
              "reward": {
                "coins": 5,
                "points": 2
              }
            },
            {
              "day": 2,
              "date": "2026-11-19",
              "state": "done",
              "reward": {
                "coins": 5,
                "points": 2
              }
            },
            {
              "day": 3,
              "date": "2026-11-20",
              "state": "done",
              "reward": {
                "coins": 10,
                "points": 2
              }
            },
            {
              "day": 4,
              "date": "2026-11-21",
              "state": "today",
              "reward": {
                "coins": 5,
                "points": 2
              }
            },
            {
              "day": 5,
              "date": "2026-11-22",
              "state": "ahead",
              "reward": {
                "coins": 5,
                "points": 2
              }
            },
            {
              "day": 6,
              "date": "2026-11-23",
              "state": "ahead",
              "reward": {
                "coins": 10,
                "points": 2
              }
            },
            {
              "day": 7,
              "date": "2026-11-24",
              "state": "ahead",
              "reward": {
                "coins": 30,
                "points": 10
              }
            }
          ],
          "todaysReward": {
            "coins": 5,
            "points": 2
          },
          "tomorrowsReward": {
            "coins": 5,
            "points": 2
          },
          "history": [
            "2026-11-18",
            "2026-11-19",
            "2026-11-20"
          ]
        }
      }
    },
    "ALREADY_CHECKED_IN": {
      "code": 10005101,
      "message": "Today is already done. See you tomorrow.",
      "data": {
        "reasons": [
          {
            "code": "ONCE_A_DAY"
          }
        ],
        "nextDate": "2026-11-21T17:00:00.000Z"
      }
    },
    "KEY_REUSED": {
      "code": 10009101,
      "message": "This request was already used for something else. Please try again."
    }
  },
  "getIpIsoCode": {
    "thailand": {
      "code": 200,
      "message": "OK",
      "data": {
        "isoCode": "TH"
      }
    }
  },
  "reportEvent": {
    "done": {
      "code": 200,
      "message": "OK"
    }
  }
} as const
