/**
 * Every sentence the product says about a rule, a refusal or a result, in one place, because screen
 * and server say the same words. Spelling is part of the agreement with our users: change it here.
 */
export const catalogue = {
  // fields
  'field.required': 'This field can not be empty',
  'field.minLength': 'This field is at least {min} characters',
  'field.maxLength': 'This field is max {max} characters',
  'field.minValue': "Value can't be lower then {min}",
  'field.url': 'Provided url is invalid',
  'field.between': 'Must be between {min} and {max}',
  'field.atLeastFilled': 'At least {n} inputs should be filled in this group',
  'field.amount': 'Provided amount has invalid format',
  'field.email': 'Provided email address is invalid',
  'field.unknown': 'This value is not known here',
  'field.malformed': 'This value has the wrong form',
  'select.noMatch': 'Sorry, no matching options',

  // requests
  'request.invalid': 'Some of the data sent was invalid. Please check it and try again.',
  'request.tooLarge': 'The request is larger than {limit}.',
  'request.unsupportedMedia': 'This kind of content is not accepted here.',
  'request.foreignOrigin': 'This request did not come from Posthorn and was refused.',
  'request.csrf': 'This page was open for too long. Please reload it and try again.',
  'request.tooMany': 'Too many requests. Please try again in {seconds} seconds.',
  'request.tooManyStreams': 'Posthorn is open in too many windows. Please close some.',
  'request.busy': 'Posthorn is very busy right now. Please try again in a moment.',
  'request.notFound': 'We could not find what you asked for.',
  'request.keyReused':
    'This key was already used for a request with other content. Please use a new one.',
  'request.stale': 'Somebody else changed this in the meantime. Please look at the new version.',
  'request.conflict': 'This is not possible in the current state.',
  'request.failed':
    'Something went wrong on our side. Please try again; if it keeps happening, send us the request id.',
  'request.databaseGone':
    'Posthorn cannot reach its database right now. Please try again in a moment.',
  'request.storageFull':
    'There is no room left to store this. Please tell the people who run Posthorn.',
  'request.shuttingDown': 'Posthorn is restarting. Please try again in a moment.',
  'request.unknown': 'Unknown error',
  'request.status': 'Something went wrong ({status}: {statusText})',
  'request.noResponse': 'No response from the server. Please check your connection.',

  // sign-in and rights
  'session.missing': 'Please sign in to go on.',
  'session.localRefused': 'Local auth not allowed in production',
  'session.unknownPerson': 'Nobody with this email address can sign in here.',
  'session.providerRefused': 'The sign-in was not completed. Please try again.',
  'session.providerAway':
    'The sign-in page of your organisation does not answer. Please try again in a moment.',
  'session.providerEmailUnverified':
    'Your email address is not verified by your identity provider.',
  'permission.role': 'Your role does not allow this.',
  'account.noneSelected': 'No selected account found',
  'campaign.gone': 'The campaign {title} was deleted, or is no longer open to you',
  'campaign.packageOtherChannels':
    'This package has no budget for the channels of this campaign type',
  'campaign.otherAccount': 'This campaign is not associated with the current account',

  // workspaces and members
  'workspace.nameMissing': 'Please give your workspace name first',
  'workspace.nameTaken': 'There is already a workspace with this name',
  'workspace.hasCampaigns': 'A workspace with campaigns can not be removed',
  'workspace.last': 'At least one workspace must exist',
  'workspace.memberAlready': 'This user is already in the workspace',
  'workspace.noSuchUser': 'Unable to find this user. Please change your search.',
  'workspace.everybodyIn': 'Everybody in this account is already in this workspace',
  'member.unknown': 'This user is not a member of the account',
  'member.promoteNeedsEditor': 'Only an editor can be made an admin',
  'member.demoteNeedsAdmin': 'Only an admin can be made an editor',
  'member.lastAdmin': 'At least one admin must remain in the account',
  'member.nowAdmin': '{name} is now an admin',
  'member.nowEditor': '{name} is now an editor',

  // notifications
  'notification.none': 'You don’t have any notifications, yet',

  // campaigns
  'campaign.untitled': 'Untitled Campaign',
  'campaign.urlNotSecure': 'The URL should include https:// and no spaces',
  'campaign.tooManyProfiles': 'You have exceeded maximum amount of job profiles',
  'campaign.profileTwice': 'This job profile is already chosen',
  'campaign.mixedFunctionGroups':
    "Can't estimate impressions, clicks, and CTR based on different function groups",
  'campaign.noSuchProfile': "We can't find this profile in our database, please contact your CSM.",
  'campaign.tooManyLocations': 'You have exceeded maximum amount of locations',
  'campaign.mixedLocations': 'You can add only 1 type of administrative unit at the same time',
  'campaign.locationsAbroad': 'You can only select multiple locations in the same country',
  'campaign.locationTwice': 'This location is already chosen',
  'campaign.locationPartly': '{place} is saved, but {channels} can not be aimed at it',
  'campaign.noSuchLocation': 'Unable to find this location. Please change your search.',
  'campaign.goalNeedsConversionId':
    'Conversions can only be chosen when the account has a conversion id',
  'campaign.datesReversed': 'End date should be greater than start date',
  'campaign.datesPast': 'Only future dates can be selected',
  'campaign.datesTooShort': 'Date range period is too short',
  'campaign.datesTooLong': 'Date range period is too big',
  'campaign.datesTooFar': 'The start date can be at most {years} years ahead',
  'campaign.notConfigurable':
    'This campaign has been launched, so its configuration can not be changed any more',
  'campaign.addChannelQuestion':
    'Add this channel with its own budget. The campaign type will change to Custom.',
  'campaign.channelNeedsBudget': 'Please set a budget for this channel first',
  'campaign.incomplete': 'Please fill in what is still missing first',
  'campaign.fieldNotUsed': 'A campaign of this type does not use this field',
  'campaign.channelNotInType': '{channels} is not part of this campaign type.',
  'campaign.channelsNotInType': '{channels} are not part of this campaign type.',
  'campaign.channelNotInPackage': '{channel} is not part of this package',
  'campaign.channelAlreadyIn': '{channel} is already part of this campaign',
  'campaign.notFromPackage':
    'This campaign was not made from a package, so no channel is missing from it',
  'campaign.typeNeedsNoTemplate': 'A custom campaign can not be made from a template',
  'campaign.templateOtherType': 'This template is for another type of campaign',
  'campaign.wrongStatus': 'A campaign that is {status} does not allow this',
  'campaign.statusFailed': '{title} failed to change status',
  'campaign.activated': '{title} campaign activated',
  'campaign.paused': '{title} campaign paused',
  'campaign.stopped': '{title} campaign stopped',
  'campaign.deleted': '{title} campaign deleted',
  'campaign.duplicated': 'The campaign was successfully duplicated!',
  'campaign.isCustomNow': 'Campaign type was changed to Custom',
  'campaign.noneFound': 'No campaigns match your search',
  'campaign.searchFrom': 'Type at least {min} characters to search',
  'campaign.moreFound': 'More campaigns match. Type more to narrow the search.',
  'campaign.noneWithErrors': 'No campaigns need attention',
  'campaign.error': 'Error: {userMessage}',
  'campaign.hasErrors': 'There are one or more errors in this campaign',
  'campaign.noneInFilter': 'No campaigns with this status',
  'campaign.create': 'Create your campaign',
  'campaign.choosePackage': 'Please choose a package',
  'campaign.chooseType': 'Please choose a campaign type or a template',
  'campaign.areYouSure': 'Are you sure?',

  // budget
  'budget.tooLarge': 'Please contact your CSM for budgets over {currency}100.000,-',
  'budget.reconfirm': 'Please reconfirm your budget of {currency}{amount}',
  'budget.launched': 'You cannot change the budget once a campaign is activated',
  'budget.channelEmpty': 'One or more of enabled channels have no budget set',
  'budget.noChannel': 'Please set a budget at least for one channel',
  'budget.notTheSum': 'The total is not the sum of the channels. Please enter the budget again.',
  'budget.channelMinimum':
    'The minimum {channel} budget for campaign duration is {amount} {currency}',
  'budget.notEnough': 'Not enough budget. Should be at least {amount}',
  'budget.channelOff': 'This channel has no budget, so ads on it will not be shown',
  'budget.saved': 'The budget is set to {budget}',

  // suggested budget
  'suggestion.no_targeting': 'Choose whom and where you want to reach to get a suggested budget',
  'suggestion.reach_unknown': 'We do not know how many people can be reached there',
  'suggestion.no_profile': 'Choose job profiles or a function group to get a suggested budget',
  'suggestion.no_location': 'Choose locations to get a suggested budget',
  'suggestion.audience_not_uniform':
    'Job profiles of different function groups can not be estimated together',
  'suggestion.custom_campaign': 'There is no suggested budget for custom campaigns',
  'suggestion.not_enough_data': 'There is not enough price data for this country and currency',

  // media
  'media.uploadIdle': 'Upload New Media',
  'media.uploadLoading': 'Uploading...',
  'media.uploadSucceeded': 'Upload Succeeded',
  'media.uploadFailed': 'Upload Failed',
  'media.empty': 'Your media library is empty',
  'media.deleted': 'Your media was successfully deleted',
  'media.limited':
    'Only the first {n} out of {m} items are shown. Use search to narrow down the results',
  'media.noneFound': 'No media match your search',
  'media.selectOne': 'Please select only one {kind}',
  'media.selectAtMost': 'Please select at most {n} items',
  'media.someInvalid': 'Some media was invalid for this ad type',
  'media.fitsSome': 'Uploaded media is only valid for some ad types',
  'media.notAllFit': 'Uploaded media is not valid for all ad types',
  'media.oneLogo': 'Can only upload one logo at a time.',
  'media.badFormats': 'One or more images have invalid format',
  'media.requires': 'This ad type requires {needs}',
  'media.imageType': 'Invalid image type. Please use a jpeg or png image.',
  'media.videoType': 'Invalid video type. Please use an mp4 or quicktime video.',
  'media.imageWidth': 'Image should be at least {n}px wide',
  'media.imageShownSmall': 'Images under {n}px wide are shown as a small thumbnail',
  'media.videoWidth': 'Video should be at least {n}px wide',
  'media.videoRatio': 'Video ratio should be {list}',
  'media.videoDuration': 'Video should be at most {n} seconds',
  'media.videoSize': 'Video should be at most {n} MB',
  'media.emptyFile': 'This file is empty',
  'media.noFile': 'No file was sent',
  'media.oneFile': 'Only one file can be sent at a time',
  'media.damaged':
    'This file is damaged or incomplete. Please export it again and upload the new one.',
  'media.animated': 'Animated images can not be used. Please upload a still jpeg or png.',
  'media.noPicture': 'This video has no picture that can be shown',
  'media.fileTooLarge': 'This file is larger than {n} MB',
  'media.tooManyPixels': 'Images can have at most {megapixels} megapixels, and {side}px on a side',
  'media.cropOutside': 'The cut reaches beyond the image',
  'media.unreadable': 'This file cannot be read as an image.',
  'media.notLoaded': 'The image could not be loaded. Please check your connection.',
  'media.stillLoading': 'The image is still loading',
  'media.shownPart': 'Zoom {zoom} %, centred {x} % across and {y} % down',
  'media.focalPoint': '{x} % across, {y} % down',

  // ads
  'ad.typeLocked':
    'You cannot change the type of an existing ad. Try creating a new one, or copying from an existing one.',
  'ad.notInActive': "You can't add this type of ad to the active campaign. Use feed or create new.",
  'ad.channelClosed': 'Ads of this channel can not be added to this campaign',
  'ad.campaignOver': 'This campaign is over, so its ads can not be changed any more',
  'ad.uploading': 'Please wait until the upload has finished',
  'ad.mediaMissing': 'Please choose an image or a video',
  'ad.facebookCarousel': 'Facebook carousels should be between 2 and 10 images.',
  'ad.instagramCarousel': 'Instagram carousels should be between 2 and 10 images.',
  'ad.last': 'This action is forbidden! It is not permitted to delete the last ad of this type.',
  'ad.warnLength': 'Keep this under {n} characters to avoid truncation across most devices',
  'ad.warnLinebreaks': 'Text would be automatically truncated after {n} line breaks',
  'ad.lastOfKind':
    'This is the last {channel} ad of the campaign with {kind}, so it has to keep {kind}.',
  'ad.tooMany': 'There are {max} ads already, and there can be no more',
  'ad.insertTooLong': 'Amount of characters you are trying to insert is too big',
  'ad.channelOff': 'This channel is disabled but has active ads',
  'ad.channelWithoutBudget': '{channel} has no budget in this campaign type',
  'ad.deleted': 'The ad was deleted',
  'ad.deleteQuestion': 'This action can not be undone. Would you like to proceed?',

  // banners and search ads
  'banner.colour': 'Please choose a colour such as {example}',
  'banner.tagsMissing': 'Please add at least one tag',
  'banner.tooManyTags': 'There can be at most {max} tags',
  'banner.leftOut': 'Banners can not show these signs and leave them out: {signs}',
  'banner.cutOnSome': 'Some banners show only the first {n} characters',
  'banner.tagsShown': 'Only the first {n} tags are shown on banners',
  'banner.logoMissing': 'Please choose a logo',
  'banner.failed': 'Failed to generate ads.',
  'banner.failedWith': 'Failed to generate ads. ({status}: {statusText})',
  'banner.logoNotFound':
    'Unable to find logo. Please edit the Google Display ad to upload the logo manually.',
  'zip.uploadIdle': 'Upload your .zip-file',
  'zip.uploadFailed': 'Failed to upload zip file',
  'zip.notZip': 'This is not a zip file, or it is incomplete. Please pack your banners again.',
  'zip.damaged': 'This zip file is damaged. Please pack your banners again.',
  'zip.encrypted': 'This zip file is protected with a password. Please pack it without one.',
  'zip.method': '{name} is packed in a way that can not be read. Please use a plain zip file.',
  'zip.path': 'The name {name} can not be used inside a zip file',
  'zip.nameEncoding': 'A name in this zip file can not be read. Please use plain letters.',
  'zip.link': '{name} is a link. Please pack the file itself.',
  'zip.twice': '{name} is in this zip file more than once, or differs only in upper and lower case',
  'zip.overlapping': 'This zip file uses the same bytes for several files, which is not accepted',
  'zip.nested': '{name} is a zip file inside a zip file inside a zip file. Please unpack it first.',
  'zip.fileType':
    '{name} can not be part of a banner. Please use html, css, js, json, jpg, png, gif, svg and fonts.',
  'zip.notText': '{name} is not written in UTF-8. Please save it in that encoding.',
  'zip.fileTooLarge': '{name} is larger than {max} MB when it is unpacked',
  'zip.unpackedTooLarge': 'This zip file holds more than {max} MB when it is unpacked',
  'zip.tooManyEntries': 'This zip file holds more than {max} files',
  'zip.noPage': 'There is no banner in this zip file: it needs an html file, such as index.html',
  'zip.twoPages': 'The folder of {name} has several html files. Please call the banner index.html.',
  'zip.strayFile':
    '{name} belongs to none of the banners. Please put it into the folder of the banner that uses it.',
  'zip.tooManyBanners': 'There can be at most {max} banners in a zip file',
  'zip.tooManyFiles': 'The banner {name} has more than {max} files',
  'zip.bannerTooLarge': 'The banner {name} is larger than {max} KB',
  'zip.noSize':
    'The banner {name} does not say its size. Please add <meta name="ad.size" content="width=300,height=250">.',
  'zip.size': 'The banner {name} is {width} x {height}, which Google does not show',
  'zip.external':
    '{name} loads from elsewhere: {address}. Please put everything the banner shows into the zip file.',
  'search.tooManyLines': 'There can be at most {max} of these',
  'search.repeated': 'This line is there already. Different lines give Google more to work with.',
  'search.pasteTooMany': '{n} more lines found no place here',
  'search.nameJob': 'Name the job in a headline, such as “{word}”',
  'search.namePlace': 'Name the place in a headline, such as “{word}”',
  'search.moreHeadlines': 'Add {n} different headlines',
  'search.moreDescriptions': 'Add {n} different descriptions',

  // what keeps a campaign from being launched
  'launch.noBudget': 'Please set a budget before you launch this campaign',
  'launch.budgetNotDivided':
    'Please divide the budget over the channels before you launch this campaign',
  'launch.noFundedAd':
    'None of the channels with a budget has an ad. Please create one, or change the budget.',
  'launch.linkedInFormats':
    'LinkedIn shows images and videos separately: for these ads it needs at least {amount} {currency}',
  'launch.noAd': 'Please create at least one ad before you launch this campaign',
  'launch.oldSearchAds':
    'Campaigns with Google search ads created before May 31 can not be redeployed',
  'launch.noPage': 'Unable to deploy the campaign, select a social page for {channels}',
  'launch.adTooLong':
    'A {ad} ad has a character length exceeding the limit. Please correct to continue.',
  'launch.adIncomplete': 'A {ad} ad is not complete. Please fill in what is missing to continue.',
  'launch.noLogo': 'A {ad} ad has no logo. Please choose one to continue.',
  'launch.tagLeft': 'The tag {tag} of a {ad} ad is not filled in. Please replace it to continue.',
  'launch.mediaErrors': '{errors}',
  'launch.differentActions':
    'When creating Facebook lead form ads the CTA for both Instagram and Facebook must be the same',

  'launch.ended': 'This campaign has ended, so it can not be launched again. Please duplicate it.',
  'launch.noForm': 'Fast apply campaigns can only be launched together with their form',
  'launch.notConnected':
    'No ad account is connected for {channels}. Please ask the people who run Posthorn to connect one.',
  'launch.idleBudget':
    '{channel} has a budget but no ads that can be shown: that budget will not be used',
  'launch.placeUnknown': 'The location {place} is no longer known here. Please choose another one.',

  // what becomes of a launch on the networks
  'publish.live': '{title} is live on {channel}',
  'publish.launched': '{title} campaign launched',
  'publish.refused': '{title} could not be published on {channel}: {reason}',
  'publish.rejected': '{channel} does not show this ad: {reason} Please change it.',
  'publish.adsRefused': '{channel} refused {n} of the ads of {title}',
  'publish.notConnected':
    'No ad account is connected for {channel}. Please ask the people who run Posthorn to connect one, then redeploy.',
  'publish.gaveUp':
    '{channel} could not be reached for a long time. Nothing is lost: redeploy to go on where it stopped.',
  'publish.stillRunning':
    '{channel} did not take over the last change, so its ads may still be shown. We keep trying.',
  'publish.ended': 'The campaign ended before {channel} had taken it over.',
  'publish.fileMissing':
    'A file of this ad is not there any more. Please choose its picture again and save the ad.',
  'publish.internal':
    'Something went wrong on our side. Please redeploy; if it keeps happening, tell us.',

  // what a preview shows where nothing is written yet
  'preview.message':
    'Your message will be shown here. Please start typing in the panel on your left.',
  'preview.headline': 'Your headline',
  'preview.linkDescription': 'Your link description',
  'preview.callToAction': 'CTA',
  'preview.url': 'Your target url',
  'preview.searchDescription': 'Your descriptions will be shown here.',
  'preview.page': 'Your page',

  // connected pages
  'page.locked': 'The page can only be changed before the launch',
  'page.noneAccepted':
    'Fast apply forms need a page that has accepted the terms for lead forms. Please ask for it in the settings page.',
  'page.deleted': 'Social page was deleted',
  'page.noneConnected':
    'Please connect social pages to your account in the settings page in order to create ads and finish your campaign',
  'page.noFacebook':
    'Please connect Facebook pages to your account in the settings page in order to create ads and finish your campaign',
  'page.noInstagram':
    'Please connect Instagram pages to your account in the settings page in order to create ads and finish your campaign',
  'campaign.noMore': 'No more campaigns',
  'campaign.idCopied': 'Id copied',
  'campaign.idNotCopied': 'Your browser did not allow copying. The id is {id}.',
} as const;

export type MessageCode = keyof typeof catalogue;
