/**
 * The script of the scheduler's page. It sends the real scheduler's messages to the page around the
 * frame, if `embed_domain` names that page. It is plain JavaScript because it is sent inside the
 * page, whose policy has the hash of its text.
 */
export const frameScript = `
(() => {
  const domain = new URLSearchParams(location.search).get('embed_domain') || '';
  const target = /^[a-z0-9.-]+(:[0-9]+)?$/i.test(domain) ? location.protocol + '//' + domain : null;
  const framed = window.parent !== window;
  const tell = (event, payload) => {
    if (framed && target) {
      window.parent.postMessage({event: 'calendly.' + event, payload: payload || {}}, target);
    }
  };

  const tag = document.documentElement.lang;
  for (const time of document.querySelectorAll('time')) {
    time.textContent = new Intl.DateTimeFormat(tag, {
      weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit',
      timeZoneName: 'short',
    }).format(new Date(time.dateTime));
  }

  const form = document.querySelector('form');
  tell('event_type_viewed');

  let height = 0;
  new ResizeObserver(() => {
    const next = Math.ceil(document.body.scrollHeight);
    if (next !== height) {
      height = next;
      tell('page_height', {height: height + 'px'});
    }
  }).observe(document.body);

  form.addEventListener('change', (event) => {
    if (event.target.name === 'slot') {
      tell('date_and_time_selected');
    }
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const slot = form.querySelector('input[name=slot]:checked');
    const done = document.getElementById('done');
    document.getElementById('done-slot').textContent =
      slot.closest('label').querySelector('time').textContent;
    document.getElementById('booking').hidden = true;
    done.hidden = false;
    done.querySelector('h1').focus();
    const id = crypto.randomUUID();
    const base = location.origin + '/scheduled_events/' + id;
    tell('event_scheduled', {event: {uri: base}, invitee: {uri: base + '/invitees/' + id}});
  });
})();
`.trim();
