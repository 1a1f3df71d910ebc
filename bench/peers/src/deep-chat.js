import 'deep-chat';

document.body.append(document.createElement('deep-chat'));
