import billedUnits from '@generated/content/default/billed-units.json';
import billingQuestions from '@generated/content/default/billing-questions.json';

export {billedUnits, billingQuestions};
