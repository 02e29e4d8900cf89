// Shows what the email service received, and again whenever the visitor comes back to the page.

const template = document.querySelector('template');

const time = new Intl.DateTimeFormat(document.documentElement.lang, {
  dateStyle: 'long',
  // With the time zone.
  timeStyle: 'long',
});

/** @param {import('./index').ReceivedMessage} message */
function cardOf({receivedAt, params}) {
  const card = template.content.cloneNode(true);
  for (const element of card.querySelectorAll('[data-of]')) {
    element.textContent = params[element.dataset.of];
  }
  card.querySelector('a').href = `mailto:${params.email}`;
  card.querySelector('time').textContent = time.format(new Date(receivedAt));
  return card;
}

async function show() {
  const messages = await (await fetch('/outbox.json')).json();
  document.getElementById('messages').replaceChildren(...messages.map(cardOf));
  document.getElementById('empty').hidden = messages.length > 0;
}

window.addEventListener('focus', () => void show());
await show();
