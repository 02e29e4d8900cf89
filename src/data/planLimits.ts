import {facts} from './facts';
import type {PricingTier} from './tiers';

interface PlanLimits {
  /** Open at the same moment. */
  readonly sessions: number;
  /** Of device time a month. */
  readonly minutes: number;
}

/** The limits of each plan as numbers; Enterprise has none. */
export const planLimits: Readonly<Record<PricingTier['id'], PlanLimits>> = {
  fire: {sessions: facts.fireSessions.value, minutes: facts.freeMinutes.value},
  starter: {sessions: facts.starterSessions.value, minutes: facts.starterHours.value * 60},
  professional: {
    sessions: facts.professionalSessions.value,
    minutes: facts.professionalHours.value * 60,
  },
  enterprise: {sessions: Infinity, minutes: Infinity},
};
