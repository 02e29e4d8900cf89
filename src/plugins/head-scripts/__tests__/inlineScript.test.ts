/** @jest-environment node */
import vm from 'node:vm';
import {toScriptLiteral} from '../inlineScript';

describe('toScriptLiteral', () => {
  const value = {text: '</script><!-- \u2028\u2029 "é"', list: [1, null, true]};

  it('is read back as it was', () => {
    expect(JSON.stringify(vm.runInNewContext(`(${toScriptLiteral(value)})`))).toBe(
      JSON.stringify(value),
    );
  });

  it('cannot end or hide the script element', () => {
    expect(toScriptLiteral(value)).not.toContain('<');
  });
});
