import {scriptJson} from '../scriptJson';

test('no text ends the script element, and all are read as they were', () => {
  const value = {name: 'Menu </script><script>alert(1)</script><!--'};
  expect(scriptJson(value)).not.toContain('<');
  expect(JSON.parse(scriptJson(value))).toEqual(value);
});
