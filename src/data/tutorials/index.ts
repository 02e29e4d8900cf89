import type {Tutorial} from './build';
import {firstSession} from './firstSession';
import {testReport} from './testReport';

export type {Tutorial, TutorialChapter, TutorialCue} from './build';

export const tutorials: readonly Tutorial[] = [firstSession, testReport];
