// The scheduler's page: times to choose from, values from its address, and the messages that the real
// scheduler sends to the page around its frame.

const params = new URLSearchParams(location.search);
const form = document.querySelector('form');
const [dayTemplate, slotTemplate] = document.querySelectorAll('template');

/** The page around the frame, if `embed_domain` names it. */
const parentOrigin = `${location.protocol}//${params.get('embed_domain') ?? ''}`;

/** @param {string} event */
function tell(event, payload = {}) {
  if (window.parent !== window && URL.canParse(parentOrigin)) {
    window.parent.postMessage({event: `calendly.${event}`, payload}, parentOrigin);
  }
}

const format = (date, options) =>
  new Intl.DateTimeFormat(document.documentElement.lang, options).format(date);

const DAY = {weekday: 'short', day: 'numeric', month: 'short'};
const TIME = {hour: 'numeric', minute: '2-digit', timeZoneName: 'short'};

/** Starts on each of the next three working days, in UTC: the host's hours. */
const HOURS_UTC = [14, 16.5, 19];
const DAYS_OFFERED = 3;

/** @param {Date} day Its start in UTC. */
function showDay(day) {
  const fieldset = dayTemplate.content.cloneNode(true).firstElementChild;
  fieldset.firstElementChild.textContent = format(day, {...DAY, timeZone: 'UTC'});
  for (const hour of HOURS_UTC) {
    const start = new Date(day.getTime() + hour * 3_600_000);
    const slot = slotTemplate.content.cloneNode(true);
    slot.querySelector('input').value =
      `${format(start, {dateStyle: 'full'})}, ${format(start, TIME)}`;
    slot.querySelector('time').dateTime = start.toISOString();
    slot.querySelector('time').textContent = format(start, TIME);
    fieldset.append(slot);
  }
  document.getElementById('days').append(fieldset);
}

const day = new Date();
day.setUTCHours(0, 0, 0, 0);
for (let offered = 0; offered < DAYS_OFFERED;) {
  day.setUTCDate(day.getUTCDate() + 1);
  if (day.getUTCDay() % 6 !== 0) {
    showDay(day);
    offered += 1;
  }
}

document.getElementById('zone').textContent = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Parameters that are about the page itself. */
const OF_PAGE = ['embed_type', 'embed_domain', 'locale'];

for (const [name, value] of params) {
  const field = form.elements.namedItem(name);
  if (field) {
    field.value = value;
  } else if (!OF_PAGE.includes(name)) {
    const term = document.createElement('dt');
    term.textContent = name;
    const detail = document.createElement('dd');
    detail.textContent = value;
    const list = document.getElementById('tracking');
    list.append(term, detail);
    list.parentElement.hidden = false;
  }
}

form.addEventListener('change', ({target}) => {
  if (target.name === 'slot') {
    tell('date_and_time_selected');
  }
});

form.addEventListener('submit', (event) => {
  event.preventDefault();
  document.getElementById('slot').textContent = new FormData(form).get('slot');
  document.getElementById('booking').hidden = true;
  const done = document.getElementById('done');
  done.hidden = false;
  done.querySelector('h1').focus();
  const id = crypto.randomUUID();
  const uri = `${location.origin}/scheduled_events/${id}`;
  tell('event_scheduled', {event: {uri}, invitee: {uri: `${uri}/invitees/${id}`}});
});

tell('event_type_viewed');

new ResizeObserver(() => {
  tell('page_height', {height: `${Math.ceil(document.body.scrollHeight)}px`});
}).observe(document.body);
