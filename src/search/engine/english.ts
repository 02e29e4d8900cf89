import {stemmer} from '@orama/stemmers/english';
import type {Language} from './language';

export const english: Language = {
  stopWords: `nobody a d i m s t u ur ive id im youre theyre thats whats hows lets dont doesnt didnt cant couldnt
    wont wouldnt isnt arent wasnt gonna wanna gotta kinda pls plz btw idk tho bit okay about above actually after again all also am an and another any anybody anyone
    anything anytime guys whenever are aren as at be because been before being but by can cannot
    come could couldn did didn do does doesn doing don done during each either else ever every
    exactly explain for from get gets getting give given go goes going got had happen happens has
    hasn have haven having he hello help her here hey hi him his how however if im in into is isn it
    its just know let like ll long look looking lot make makes many may maybe me mean might mine
    more most much must my need needed needs no not now of off ok on once one only onto or other our
    ours out over own per please possible properly re really s same say see set shall she should
    show so some somebody somehow someone something still such t take tell than thank thanks that
    the their them then there these they thing things this those through to too try trying under
    until up us use used uses using ve very want was wasn way we well were what whats when where
    whether which while who whom whose why will wish with within without won work working works
    would yes yet you your yours`,
  synonyms: [
    'price, prices, pricing, cost, costs, cheap, cheaper, cheapest, expensive, fee, fees, rate, rates, charge, charges, pay, payment, billing, invoice, how much',
    'plan, plans, subscription, subscriptions, tier, tiers, package',
    'upgrade, downgrade, switch, change',
    'discount, discounts, nonprofit, coupon, promo, ngo, charity, student',
    'cancel, cancellation, unsubscribe, terminate, bail, lock in, opt out',
    'free, trial, gratis',
    'currency, dollar, dollars, cad, usd, tax, taxes, vat, gst',
    'declined, decline, declines, rejected, refused, reject',
    'concurrent, concurrency, simultaneous, simultaneously, parallel, parallels, parallelism, at the same time, at once, side by side',
    'split, shard, shards, sharding, partition',
    'device, devices, handset, handsets, hardware',
    'dedicated, reserved, reserve, exclusive, exclusively',
    'phone, phones, smartphone, smartphones, mobile, cellphone, handset',
    'mac, macs, macbook, macos',
    'machine, laptop, computer, pc, locally',
    'emulator, emulators, simulator, simulators, virtual',
    'video, videos, recording, recordings, recorded, screencast, footage, replay',
    'location, locations, gps, geolocation, position, coordinates',
    'queue, queued, queueing, wait, waiting, busy',
    'timeout, timeouts, expire, expires, time out, timed out, times out',
    'error, errors, failure, failures, fail, fails, failing, failed, broken, problem, problems, issue, trouble',
    'troubleshooting, debug, debugging, diagnose, fix',
    'flaky, flake, flakes, flakiness, intermittent, unstable, unreliable, random',
    'reset, wipe, wiped, erase, erased, cleanup, deleted, cleaned',
    'keep, kept, keeping, store, stored, retention, retain, retained, deleted',
    'login, signin, signup, account, log in, sign in, sign up',
    'key, keys, token, tokens, secret, secrets, credential, credentials, password',
    'rotate, rotation, renew, replace',
    'leak, leaks, leaked, compromised, stolen, exposed',
    'role, roles, permission, permissions, access, rights, admin, rbac',
    'throttle, throttled, throttling, 429, limit, limits, rate limit, too many requests, quota',
    'unauthorized, unauthorised, 401, forbidden, 403, authentication',
    'pagination, paging, cursor, nextcursor, next page',
    'idempotency, idempotent, idempotencykey, duplicate, duplicates, twice',
    'webhook, webhooks, callback, callbacks, notification, notifications, notify, notified, web hook',
    'signature, sign, signed, hmac, verify',
    'integration, integrations, integrate, plugin, plugins, connect',
    'jira, ticket, tickets',
    'github, git hub, pull request',
    'gitlab, git lab, merge request',
    'circleci, circle ci',
    'ci, cd, pipeline, pipelines, continuous integration, build server',
    'nightly, schedule, scheduled, cron, night',
    'report, reports, result, results, junit',
    'capabilities, capability, caps, desired capabilities',
    'endpoint, endpoints, operation, operations',
    'hub, grid, endpoint, remote url, webdriver',
    'install, installation, setup, set up',
    'app, apps, application, applications, apk, ipa',
    'element, elements, locator, locators, selector, selectors',
    'job, jobs, career, careers, hiring, vacancy, vacancies, employment',
    'contact, support, email, helpdesk, reach, customer service, e mail',
    'privacy, personal, gdpr, law 25, data protection',
    'security, secure, encryption, encrypted, vulnerability, compliance, compliant, audit, soc, iso',
    'tunnel, localhost, local, internal, intranet, vpn, firewall, private network',
    'sms, texto, otp, text message, one time code',
    'sso, saml, okta, single sign',
    'playback, stream, live, manual, manually, interactive, by hand',
    'accessibility, a11y, screen reader, voiceover, talkback, wcag',
    'idle, inactive, inactivity, newcommandtimeout',
    'quit, close, end, ends, stop, finish, deletesession',
    'log, logs, logcat, syslog',
    'crash, crashes, crashed, crashing',
    'whitelist, whitelisting, allowlist, allowlisting',
    'real, physical, actual',
    'status, outage, downtime, uptime, down',
    'bug, bugs, defect, defects',
  ],
  stem: stemmer,
};
