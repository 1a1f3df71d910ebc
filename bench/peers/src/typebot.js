import '@typebot.io/js/web';

document.body.append(document.createElement('typebot-bubble'));
