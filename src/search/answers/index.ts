import {locale} from '@site/src/lib/locale';
import {Reader} from '../engine/language';
import {languageOf} from '../engine/languages';
import {loadSearch} from '../worker/client';
import {Facts} from './facts';
import {gradeAnswer, type AnswerContext, type SiteAnswer} from './grade';

export {recogniseCourtesy, type Courtesy} from './courtesy';
export type {AnswerContext, SiteAnswer} from './grade';

/**
 * Answers a question from the site's data and pages, in the language of the page.
 * @param question As it was typed.
 * @param context The question's surroundings.
 * @throws SearchError when the search cannot run and no fact answers, or the signal's reason.
 */
export async function answerFromSite(
  question: string,
  context: AnswerContext,
): Promise<SiteAnswer> {
  const reader = new Reader(await languageOf(locale));
  const facts = new Facts(context, context.brand, reader);
  return gradeAnswer(question, context, facts, loadSearch);
}
